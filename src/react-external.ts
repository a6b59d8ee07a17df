'use client';
/**
 * The entry `jass-solver/external/react`: the React component of `jass-solver/react` with worker and WebAssembly as files, for pages whose policy
 * forbids blobs. The import says so before any element asks the solver; the components of the other two elements follow it.
 */
import 'jass-solver/external';

export { JassSolver } from './react.ts';
