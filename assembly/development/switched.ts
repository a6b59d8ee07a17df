/** The interface of the build with switches (tools/switched.ts): the module's interface, plus the switches. */
export * from '../index';
export { switchOff } from './switches';
