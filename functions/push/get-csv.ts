import { getCsv } from '#shared/contract/push/get-csv.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { fileBefore } from './files.ts';

export const handler = serve(getCsv, ({ query, actor }) => fileBefore(actor, query.integration_id, query.year, query.month));
