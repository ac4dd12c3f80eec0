import { outsideAreas } from '#infra/local/area-at-work.ts';
import type { CapturedMail } from '#infra/local/mail/captured-mail.ts';
import type { MailEvent, MailSandbox } from '#infra/local/mail/mail-sandbox.ts';

export type SharedMail = {
  sandbox: MailSandbox;
  /** What was sent, newest first, after everything that was queued and is due has an outcome. */
  sent: () => Promise<CapturedMail[]>;
  /** Lets queued mail wait, until `resume`. */
  pause: () => void;
  resume: () => void;
  close: () => Promise<void>;
};

const start = async () => {
  const [{ startMailSandbox }, { takeMailEvent }, { mailWorker }, { sendBySes }] = await Promise.all([
    import('#infra/local/mail/mail-sandbox.ts'),
    import('#functions/platform/mail/take-mail-event.ts'),
    import('#functions/platform/mail/mail-worker.ts'),
    import('#functions/platform/mail/ses-sender.ts'),
  ]);
  const worker = mailWorker(sendBySes);
  // A mail comes back long after its sender heard that it was taken.
  const onEvent = (event: MailEvent) => worker.idle().then(() => takeMailEvent(event));
  return { sandbox: await startMailSandbox({ onEvent }), worker };
};
let started: ReturnType<typeof start> | undefined;

/**
 * The stand-in of the mail service and a worker in this process, empty, used until it is closed. Files of one worker
 * share it, as they share the storage.
 */
export const sharedMail = async (): Promise<SharedMail> => {
  const { sandbox, worker } = await (started ??= start());
  const { wakeWith } = await import('#functions/platform/runtime/wake-up.ts');
  const wake = (): void => outsideAreas(worker.wake);
  await sandbox.clear();
  sandbox.answerWith(undefined);
  Object.assign(process.env, sandbox.environment);
  wakeWith('mail', wake);
  return {
    sandbox,
    async sent() {
      worker.wake();
      await worker.idle();
      await sandbox.settled();
      return sandbox.list();
    },
    pause: () => wakeWith('mail', undefined),
    resume() {
      sandbox.answerWith(undefined);
      wakeWith('mail', wake);
    },
    async close() {
      wakeWith('mail', undefined);
      await worker.stop();
      for (const name of Object.keys(sandbox.environment)) delete process.env[name];
    },
  };
};
