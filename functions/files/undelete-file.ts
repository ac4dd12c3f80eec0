import { undeleteFile } from '#shared/contract/files/undelete-file.ts';
import { findDocument, planRestore } from './change-document.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assertMayDocument } from './document-access.ts';

export const handler = serve(
  undeleteFile,
  ({ body: { id }, actor, commit }) =>
    retryUnversioned(undefined, async () => {
      const { purge_at: purgeAt, ...document } = await findDocument(actor, id);
      return purgeAt === null ? { id } : commit(planRestore(actor, { ...document, purge_at: purgeAt }), { id });
    }),
  ({ actor, named }) => assertMayDocument(actor, named('id'), 'write'),
);
