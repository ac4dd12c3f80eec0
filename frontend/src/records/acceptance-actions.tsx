import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settleAcceptance } from '#shared/contract/assets/settle-acceptance.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { useCall } from '../api/query.ts';
import { notifySuccess } from '../ui/notify.ts';
import { onDemand } from '../ui/on-demand.tsx';
import type { Settled } from './refuse-modal.tsx';

const RefuseModal = onDemand(async () => (await import('./refuse-modal.tsx')).RefuseModal);

/** Says by hand that the owner of an asset accepted or refused it; what was said can be corrected the same way. */
export const AcceptanceActions = ({ asset, owner }: Settled) => {
  const { t } = useTranslation('assets');
  const call = useCall(settleAcceptance);
  const [isRefusing, setRefusing] = useState(false);
  const accept = (): void =>
    void call
      .mutateAsync({ body: { id: asset.id, decision: 'accepted' } })
      .then(() => notifySuccess(t('settle.accepted', { owner, name: asset.name })), notifyThrown);
  return (
    <>
      {asset.acceptance !== 'accepted' && (
        <Button size="compact-xs" variant="subtle" loading={call.isPending} onClick={accept}>
          {t('settle.accept')}
        </Button>
      )}
      {asset.acceptance !== 'refused' && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setRefusing(true)}>
          {t('settle.refuse')}
        </Button>
      )}
      {isRefusing && <RefuseModal asset={asset} owner={owner} close={() => setRefusing(false)} />}
    </>
  );
};
