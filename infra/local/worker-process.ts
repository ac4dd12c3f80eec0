import { pinToday } from '#functions/http/clock.ts';
import { purgeDue } from '#functions/documents/purge.ts';
import { sweepRuns } from '#functions/runs/sweep-runs.ts';
import { forgetData } from './data.ts';
import { startWorkflows } from './workflows/server.ts';

type Message = { today: string | null } | { forget: true };

/** On AWS a schedule does it. */
const SWEEP_EVERY_MS = 30_000;

const workflows = await startWorkflows();
// The handlers of a run start runs themselves.
Object.assign(process.env, workflows.environment);

process.on('message', (message: Message) => {
  if ('today' in message) pinToday(message.today ?? undefined);
  else forgetData();
});

let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  await workflows.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void stop());

process.send?.({ environment: workflows.environment });

const sweep = (): void =>
  void Promise.all([sweepRuns(), purgeDue()]).catch((error: unknown) => console.error('sweeper:', error));
setInterval(sweep, SWEEP_EVERY_MS);
sweep();
