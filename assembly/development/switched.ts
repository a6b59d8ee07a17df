/** The interface of the build with switches (tools/switched.ts): that of the module, plus the switches. */
export * from '../index';
export { switchOff } from './switches';
