import { getStatus } from '#shared/contract/push/get-status.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { statusFor } from './anomalies.ts';

export const handler = serve(getStatus, ({ body }) => statusFor(body));
