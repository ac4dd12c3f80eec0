import { undeleteFile } from '#shared/contract/files/undelete-file.ts';
import { findDocument, planRestore } from '#functions/documents/change-document.ts';
import { serve } from '#functions/http/serve.ts';
import { retryUnversioned } from '#functions/storage/entity.ts';

export const handler = serve(undeleteFile, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { purge_at: purgeAt, ...document } = await findDocument(actor, id, 'write');
    return purgeAt === null ? { id } : commit(planRestore(actor, { ...document, purge_at: purgeAt }), { id });
  }),
);
