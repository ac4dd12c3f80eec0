import { confirmUpload } from '#shared/contract/files/confirm-upload.ts';
import { AppError } from '#shared/errors/problem.ts';
import { confirmDocument } from './confirm-document.ts';
import { presentDocument } from './document-wire.ts';
import { serve } from '#functions/platform/http/serve.ts';

export const handler = serve(confirmUpload, async ({ body, actor, commit }) => {
  const { document, writes } = await confirmDocument(actor, body.upload_id, body.document_type ?? null);
  // The document was confirmed before and deleted since; confirming it again does not bring it back.
  if (document.purge_at !== null) throw new AppError('not_found');
  return writes.length === 0 ? presentDocument(document) : commit(writes, presentDocument(document));
});
