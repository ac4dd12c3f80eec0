import { addImage } from '#shared/contract/templates/add-image.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { takeImage } from '#functions/platform/content/take-image.ts';
import { imageUrl } from '#functions/platform/content/images.ts';
import { templates } from './templates.ts';

export const handler = serve(addImage, async ({ body: { template_id: id, upload_id: uploadId }, actor, commit }) => {
  await templates(actor).toChange(id);
  const { fileId, writes } = await takeImage(actor, uploadId);
  return commit(writes, { file_id: fileId, url: await imageUrl(fileId) });
});
