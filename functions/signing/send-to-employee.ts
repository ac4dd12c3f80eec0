import { sendToEmployee } from '#shared/contract/signing/send-to-employee.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planSend } from './send.ts';

export const handler = serve(sendToEmployee, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,
    version: body.version,
    plan: (before) => planSend(actor, before, body),
  }),
);
