import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredPdf } from '#shared/contracts/signing.ts';
import { checkPdf } from '#functions/platform/pdf/check-pdf.ts';
import { signatureProvider } from '#functions/platform/signature-provider/provider-now.ts';
import { holdsWhatWasSent } from '#functions/platform/signature-provider/sealed-file.ts';
import { readFrozen } from './freeze.ts';
import { problemOf } from './pull-provider.ts';

/** The provider gave back a file that is not taken: asking once more would give the same one. */
export class WrongFile extends Error {}

/** The file that the provider sealed. Throws `WrongFile` for one that does not hold what was sent. */
export const readProviderFile = async ({
  sending,
  pdf,
}: Contract & { readonly pdf: StoredPdf }): Promise<{ bytes: Buffer; pages: number }> => {
  const requestId = sending?.provider?.request_id;
  const provider = signatureProvider();
  if (!provider || requestId == null) throw new WrongFile('There is no provider of signatures any more.');
  const answer = await provider.result(requestId);
  if (!answer.ok) throw new Error(problemOf(answer));
  if (!holdsWhatWasSent(answer.data, await readFrozen(pdf)))
    throw new WrongFile('The file that the provider gave back is not the one that was sent.');
  const { pages } = await checkPdf(answer.data).catch(() => {
    throw new WrongFile('The file that the provider gave back cannot be opened.');
  });
  return { bytes: answer.data, pages };
};
