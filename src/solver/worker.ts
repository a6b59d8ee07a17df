/** The web worker: the analysis over one solver, offered to the page through Comlink. */
import { expose } from 'comlink';
import { engineOver } from './engine.ts';
import { SolverService } from './service.ts';
import { Solver } from './solver.ts';

expose(new SolverService(Solver.load().then(engineOver)));
