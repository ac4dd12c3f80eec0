import { getMatrix } from '#shared/contract/trainings/get-matrix.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { programMatrix } from './program-matrix.ts';

export const handler = serve(getMatrix, ({ params: { id }, query: { segment_id: segment }, actor }) =>
  programMatrix(actor, id, segment),
);
