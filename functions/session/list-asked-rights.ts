import { listAskedRights } from '#shared/contract/session/list-asked-rights.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { waitingRights } from './waiting-rights.ts';

export const handler = serve(listAskedRights, async ({ actor }) => ({ data: await waitingRights(actor) }));
