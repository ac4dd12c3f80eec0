import { listFiles } from '#shared/contract/files/list-files.ts';
import { recordOfDocuments, assertMayDocuments } from './document-access.ts';
import { documentsOf } from '#functions/platform/documents/document-store.ts';
import { presentDocument } from './document-wire.ts';
import { filedContracts } from './filed-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';

export const handler = serve(
  listFiles,
  async ({ query, actor }) => {
    const { relatedObject, relatedObjectId, show_deleted_only: deleted } = query;
    const relatedObjectData = await recordOfDocuments(actor, relatedObject, relatedObjectId, 'read');
    const [own, filed] = await Promise.all([
      documentsOf(relatedObject, relatedObjectId),
      deleted === '1' ? [] : filedContracts(actor, relatedObject, relatedObjectId),
    ]);
    const shown = [...own, ...filed.map(({ document }) => document)]
      .filter(({ purge_at: purgeAt }) => (purgeAt !== null) === (deleted === '1'))
      .toSorted((one, other) => other.uploaded_at.localeCompare(one.uploaded_at));
    return { data: shown.map(presentDocument), relatedObjectData };
  },
  ({ actor, named }) => assertMayDocuments(actor, named('relatedObject'), 'read'),
);
