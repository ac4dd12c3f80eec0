import { uploadPdf } from '#shared/contract/contracts/upload-pdf.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';
import { planFile, takePdf } from './uploaded-pdf.ts';

export const handler = serve(uploadPdf, ({ body: { contract_id: id, version, ...file }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: () => contracts(actor).toChange(id),
    present: presentStored,
    plan: async (before) => {
      const taken = await takePdf(actor, before, file);
      const { sha256, pages } = taken.pdf;
      return { writes: planFile(actor, before, taken), answer: (saved) => ({ id, version: saved, sha256, pages }) };
    },
  }),
);
