import type { Endpoint } from '#shared/contract/endpoint.ts';
import { cancelRun } from './cancel-run.ts';
import { getRun } from './get-run.ts';
import { listRuns } from './list-runs.ts';
import { resumeRun } from './resume-run.ts';
import { undoRun } from './undo-run.ts';

export const runsEndpoints = [getRun, listRuns, resumeRun, cancelRun, undoRun] as const satisfies readonly Endpoint[];
