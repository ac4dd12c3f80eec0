import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFeature } from '#shared/permissions/rules.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const MessageModal = onDemand(async () => (await import('./message-modal.tsx')).MessageModal);

/**
 * Says that some values are locked; users who may can ask payroll or the reseller in a message
 * (docs/areas/fleet.md#payroll-lock).
 */
export const LockedNotice = ({ carId }: { carId: number }) => {
  const { t } = useTranslation('fleet');
  const actor = useActor();
  const can = useCan();
  const [opened, setOpened] = useState(false);
  const to = hasFeature(actor, 'car/can-message-reseller') ? 'reseller' : 'payroll';
  const action = can('messages:send') && (
    <Button variant="transparent" size="xs" c="inherit" td="underline" onClick={() => setOpened(true)}>
      {t(to === 'reseller' ? 'edit.lockedReseller' : 'edit.lockedMessage')}
    </Button>
  );
  return (
    <>
      <Banner tone="gray" action={action}>
        {t('edit.locked')}
      </Banner>
      {opened && <MessageModal to={to} carId={carId} close={() => setOpened(false)} />}
    </>
  );
};
