import { editFile } from '#shared/contract/files/edit-file.ts';
import { findLiveDocument, planEdit } from './change-document.ts';
import { documentOut } from './document-wire.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';

export const handler = serve(editFile, ({ body: { id, version, ...change }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await findLiveDocument(actor, id, 'write');
    if (version !== undefined && version !== before.version) throw staleVersion(documentOut(before), before.version);
    const { document, writes } = planEdit(actor, before, change);
    return writes.length === 0 ? documentOut(document) : commit(writes, documentOut(document));
  }),
);
