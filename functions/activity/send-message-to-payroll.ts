import { sendMessageToPayroll } from '#shared/contract/activity/send-message-to-payroll.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { planMessage } from './send-message.ts';
import { assertMaySee } from './visible-object.ts';

export const handler = serve(
  sendMessageToPayroll,
  async ({ body, actor, commit }) => {
    const { id, writes } = await planMessage(actor, 'payroll', body);
    return commit(writes, { id });
  },
  ({ actor, named }) => assertMaySee(actor, named('related_object')),
);
