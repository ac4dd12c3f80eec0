import { setReminders } from '#shared/contract/signing/set-reminders.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planSchedule } from './reminder-acts.ts';

export const handler = serve(setReminders, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,
    version: body.version,
    plan: (before) => planSchedule(actor, before, body),
  }),
);
