/** The interface of the build with switches (tools/switched.ts): that of the module, and the switches. */
export * from '../index';
export { switchOff } from './switches';
