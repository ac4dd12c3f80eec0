import { uploadPdf } from '#shared/contract/signing/upload-pdf.ts';
import { changeContract } from '#functions/contracts/change-contract.ts';
import { takePdf } from '#functions/contracts/uploaded-pdf.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertTakesUpload, planUpload } from './signed-paper.ts';

export const handler = serve(uploadPdf, (request) =>
  changeContract(request, {
    plan: async (before) => {
      const { actor, body } = request;
      assertTakesUpload(actor, before);
      const taken = await takePdf(actor, before, body);
      const { sha256, pages } = taken.pdf;
      return {
        writes: await planUpload(actor, before, taken),
        answer: (version) => ({ id: before.id, version, sha256, pages }),
      };
    },
  }),
);
