/** The web worker: the analysis over one solver, offered to the page through Comlink. */
import { expose } from 'comlink';
import { engineFrom } from './service/engine.ts';
import { SolverService } from './service/service.ts';

expose(new SolverService(engineFrom));
