import { listUsedTypes } from '#shared/contract/push/list-used-types.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { usedTypes } from './used-types.ts';

export const handler = serve(listUsedTypes, ({ params, query }) => usedTypes(params.id, query));
