import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listSendings } from '#shared/contract/signing/list-sendings.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { presentSigners } from '#functions/contracts/present-signers.ts';
import { tellWagesOf } from '#functions/contracts/shown-wages.ts';
import { downloadUrl } from '#functions/platform/files/download.ts';
import type { PastSending } from './past-sendings.ts';

/** A sending that ended, as the API shows it. */
export const presentSending = async (
  contract: Contract,
  past: PastSending,
): Promise<EndpointResponse<typeof listSendings>['data'][number]> => {
  tellWagesOf(contract);
  const { number, sent_at, ended_at, ended, reason, sent_by, signers, pdf } = past;
  return {
    number,
    sent_at,
    ended_at,
    ended,
    reason,
    sent_by: sent_by.name,
    signers: await presentSigners({ ...contract, state: ended, signers, sending: past }),
    sha256: pdf.sha256,
    file_url: await downloadUrl({ key: pdf.key, contentType: 'application/pdf' }),
  };
};
