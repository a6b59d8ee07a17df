/** The interface of the sampling build (tools/ordering): that of the module, plus the samples. */
export * from '../index';
export { resetSamples, samplesAddress, samplesLength, setOdds } from './samples';
