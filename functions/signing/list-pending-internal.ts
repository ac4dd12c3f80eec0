import { listPendingInternal } from '#shared/contract/signing/list-pending-internal.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pendingFor } from './pending-internal.ts';

export const handler = serve(listPendingInternal, ({ actor }) => pendingFor(actor));
