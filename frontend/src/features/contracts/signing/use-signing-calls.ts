import { useTranslation } from 'react-i18next';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import { processSignicatContracts } from '#shared/contract/signing/process-signicat-contracts.ts';
import { remindSigner } from '#shared/contract/signing/remind-signer.ts';
import { retryProcessSignicatContracts } from '#shared/contract/signing/retry-process-signicat-contracts.ts';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';

/** The acts on a contract under way that need no dialog. */
export const useSigningCalls = ({ id }: Pick<ContractDetails, 'id'>) => {
  const { t } = useTranslation('signing');
  const remind = useCall(remindSigner);
  const ask = useCall(processSignicatContracts);
  const retry = useCall(retryProcessSignicatContracts);
  const confirming = (done: string) => ({
    onSuccess: () => notifySuccess(done),
    onError: notifyThrown,
  });
  const input = { params: { id: String(id) }, body: {} };
  return {
    isPending: remind.isPending || ask.isPending || retry.isPending,
    remind: ({ id: signer_id, name }: SignerOut): void =>
      remind.mutate({ body: { contract_id: id, signer_id } }, confirming(t('remind.done', { name }))),
    ask: (): void => ask.mutate(input, confirming(t('provider.asked'))),
    retry: (): void => retry.mutate(input, confirming(t('provider.retried'))),
  };
};
