import { createContractPdf } from '#shared/contract/contracts/create-contract-pdf.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pdfOf } from './contract-pdf.ts';

export const handler = serve(createContractPdf, ({ params: { id }, actor }) => pdfOf(actor, id));
