/** The interface of the sampling build (tools/ordering): the module's interface, plus the samples. */
export * from '../index';
export { resetSamples, samplesAddress, samplesLength, setOdds } from './samples';
