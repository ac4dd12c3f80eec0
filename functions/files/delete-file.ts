import { deleteFile } from '#shared/contract/files/delete-file.ts';
import { findDocument } from './change-document.ts';
import { presentDocument } from './document-wire.ts';
import { trashDocument } from '#functions/platform/documents/trash.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assertMayDocument } from './document-access.ts';

export const handler = serve(
  deleteFile,
  ({ body: { id }, actor, commit }) =>
    retryUnversioned(undefined, async () => {
      const document = await findDocument(actor, id);
      return document.purge_at === null ? commit(trashDocument(actor, document, presentDocument), { id }) : { id };
    }),
  ({ actor, named }) => assertMayDocument(actor, named('id'), 'write'),
);
