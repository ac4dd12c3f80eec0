import { uploadPdf } from '#shared/contract/signing/upload-pdf.ts';
import { presentStored } from '#functions/contracts/contract-wire.ts';
import { contracts } from '#functions/contracts/contracts.ts';
import { takePdf } from '#functions/contracts/uploaded-pdf.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertTakesUpload, planUpload } from './signed-paper.ts';

export const handler = serve(uploadPdf, ({ body: { contract_id: id, version, ...file }, actor, commit }) =>
  editRecord({
    of: ['contract', id],
    version,
    commit,
    read: () => contracts(actor).toChange(id),
    present: presentStored,
    plan: async (before) => {
      assertTakesUpload(actor, before);
      const taken = await takePdf(actor, before, file);
      const { sha256, pages } = taken.pdf;
      return {
        writes: await planUpload(actor, before, taken),
        answer: (saved) => ({ id, version: saved, sha256, pages }),
      };
    },
  }),
);
