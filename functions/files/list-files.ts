import { listFiles } from '#shared/contract/files/list-files.ts';
import { recordOfDocuments } from './document-access.ts';
import { documentsOf } from '#functions/platform/documents/document-store.ts';
import { presentDocument } from './document-wire.ts';
import { serve } from '#functions/platform/http/serve.ts';

export const handler = serve(listFiles, async ({ query, actor }) => {
  const { relatedObject, relatedObjectId, show_deleted_only: deleted } = query;
  const relatedObjectData = await recordOfDocuments(actor, relatedObject, relatedObjectId, 'read');
  const documents = await documentsOf(relatedObject, relatedObjectId);
  const shown = documents.filter(({ purge_at: purgeAt }) => (purgeAt !== null) === (deleted === '1'));
  return { data: shown.map(presentDocument), relatedObjectData };
});
