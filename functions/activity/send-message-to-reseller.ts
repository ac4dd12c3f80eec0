import { sendMessageToReseller } from '#shared/contract/activity/send-message-to-reseller.ts';
import { AppError } from '#shared/errors/problem.ts';
import { hasFeature } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { planMessage } from './send-message.ts';
import { assertMaySee } from './visible-object.ts';

export const handler = serve(
  sendMessageToReseller,
  async ({ body, actor, commit }) => {
    if (!hasFeature(actor, 'car/can-message-reseller')) {
      throw new AppError('forbidden', { detail: 'Messages to the reseller are not switched on.' });
    }
    const { id, writes } = await planMessage(actor, 'reseller', body);
    return commit(writes, { id });
  },
  ({ actor, named }) => assertMaySee(actor, named('related_object')),
);
