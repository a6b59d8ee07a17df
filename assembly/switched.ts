/** The interface of the build with switches (test/solver/switched.ts): that of the module, and the switches. */
export * from './index';
export { switchOff } from './switches';
