import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { mailWorker } from '#functions/platform/mail/mail-worker.ts';
import { stayingWorker } from '#functions/platform/runtime/staying-worker.ts';
import { wakeUp, wakeWith, type WokenWorker } from '#functions/platform/runtime/wake-up.ts';
import { deliverWebhooks } from '#functions/platform/webhooks/deliver-webhooks.ts';
import { sendWebhook } from '#functions/platform/webhooks/send-webhook.ts';
import { handler as sweepHandler } from '#functions/workflows/bulk-run/sweep.ts';
import { isWriteDue } from '#functions/workflows/snapshots/write.ts';
import { forgetData } from './data.ts';
import { startWorkflows } from './workflows/server.ts';

type Message = { today: string | null } | { forget: true } | { wake: WokenWorker };

/** How often the chores are done that schedules start on AWS. */
const SWEEP_EVERY_MS = 30_000;
const SNAPSHOTS_EVERY_MS = 900_000;

const workflows = await startWorkflows();
// The handlers of a run start runs themselves.
Object.assign(process.env, workflows.environment);

/** The mail service is loaded with the first mail. */
const mail = mailWorker(async (each) => (await import('#functions/platform/mail/ses-sender.ts')).sendBySes(each));
wakeWith('mail', mail.wake);

/** The worker of webhooks looks every second while there are subscriptions, and not at all while there are none. */
const webhooks = stayingWorker('webhooks not delivered', () => deliverWebhooks(sendWebhook));
wakeWith('webhooks', webhooks.wake);

/** What makes files of signed contracts is loaded with the first one; what fails is tried again by the sweeper. */
const complete = (): void =>
  void import('#functions/signing/complete-waiting.ts')
    .then(({ completeWaiting }) => completeWaiting())
    .catch((error: unknown) => console.error('signing:', error));
wakeWith('signing', complete);

process.on('message', (message: Message) => {
  if ('today' in message) pinToday(message.today ?? undefined);
  else if ('wake' in message) wakeUp(message.wake);
  else forgetData();
});

let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  await workflows.close();
  await mail.stop();
  await webhooks.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void stop());

// Whoever started it may be gone by now, and the storage with it.
process.send?.({ environment: workflows.environment }, undefined, undefined, (error) => error && process.exit(0));

const sweep = (): void => void sweepHandler().catch((error: unknown) => console.error('sweeper:', error));
setInterval(sweep, SWEEP_EVERY_MS);
sweep();
setInterval(mail.wake, SWEEP_EVERY_MS);
mail.wake();
setInterval(webhooks.wake, SWEEP_EVERY_MS);
webhooks.wake();

/** Runs in a process of its own, so that the memory for reading a whole table goes back to the machine. */
const writeSnapshots = (): void =>
  void isWriteDue()
    .then((isDue) => isDue && fork(fileURLToPath(new URL('./snapshot-process.ts', import.meta.url))))
    .catch((error: unknown) => console.error('snapshots:', error));
setInterval(writeSnapshots, SNAPSHOTS_EVERY_MS);
writeSnapshots();
