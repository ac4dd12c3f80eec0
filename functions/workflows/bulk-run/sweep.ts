import { doChores } from '#functions/platform/chores/do-chores.ts';
import { purgeDue } from '#functions/platform/documents/purge.ts';
import { react } from '#functions/platform/events/react.ts';
import { sweepRuns } from '#functions/platform/runs/sweep-runs.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { announceRenewals } from '#functions/software/announce-renewals.ts';

/** What is looked after every few minutes: a new chore is a line here. */
const chores = [() => sweepRuns(), () => purgeDue(), () => announceRenewals(), () => react(reactions)];

/** Runs on a schedule; locally the worker process calls it. */
export const handler = (): Promise<void> => doChores(chores, 'chores not done');
