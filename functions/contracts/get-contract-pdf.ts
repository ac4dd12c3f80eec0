import { getContractPdf } from '#shared/contract/contracts/get-contract-pdf.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pdfOf } from './contract-pdf.ts';

export const handler = serve(getContractPdf, ({ params: { id }, actor }) => pdfOf(actor, id));
