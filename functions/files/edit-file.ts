import { editFile } from '#shared/contract/files/edit-file.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { findLiveDocument, planEdit } from './change-document.ts';
import { presentDocument } from './document-wire.ts';
import { assertMayDocument } from './document-access.ts';

export const handler = serve(
  editFile,
  ({ body: { id, version, ...change }, actor, commit }) =>
    editRecord({
      of: undefined,
      version,
      commit,
      read: () => findLiveDocument(actor, id),
      present: presentDocument,
      plan: (before) => {
        const { document, writes } = planEdit(actor, before, change);
        return { writes, answer: () => presentDocument(document) };
      },
    }),
  ({ actor, named }) => assertMayDocument(actor, named('id'), 'write'),
);
