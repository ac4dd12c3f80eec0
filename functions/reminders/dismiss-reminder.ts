import { dismissReminder } from '#shared/contract/reminders/dismiss-reminder.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { removeLine } from './reminder-lines.ts';

export const handler = serve(dismissReminder, ({ body, actor, commit }) =>
  commit([removeLine(actor, body)], { ok: 1 }),
);
