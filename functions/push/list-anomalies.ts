import { listAnomalies } from '#shared/contract/push/list-anomalies.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { anomaliesFor } from './anomalies.ts';

export const handler = serve(listAnomalies, ({ body }) => anomaliesFor(body));
