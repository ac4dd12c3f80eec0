import { previewAnswer } from '#shared/contract/links/preview-answer.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { handlerOf } from '#functions/platform/links/purpose-handler.ts';
import { previews } from './previews.ts';

export const handler = serve(previewAnswer, async ({ link, body }) => {
  const { preview } = handlerOf(previews, link);
  if (!preview) throw new AppError('not_found');
  return preview(link, body);
});
