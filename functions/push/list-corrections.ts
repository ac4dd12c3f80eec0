import { listCorrections } from '#shared/contract/push/list-corrections.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { correctionsBefore } from './corrections.ts';

export const handler = serve(listCorrections, ({ query }) =>
  correctionsBefore(query.integration_id, query.year, query.month),
);
