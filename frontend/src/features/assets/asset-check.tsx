import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { useActor } from '../../ui/actor.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useCheck } from './use-check.ts';

const CheckModal = onDemand(async () => (await import('./check-modal.tsx')).CheckModal);

const Actions = ({ asset }: { asset: AssetDetails }) => {
  const { t } = useTranslation('assets');
  const { today } = useActor();
  const { checkNow, isPending } = useCheck(asset);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {asset.last_checked !== today && (
        <Button size="compact-xs" variant="subtle" loading={isPending} onClick={checkNow}>
          {t('actions.check')}
        </Button>
      )}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setOpen(true)}>
        {t('check.other')}
      </Button>
      {isOpen && <CheckModal asset={asset} close={() => setOpen(false)} />}
    </>
  );
};

/** When the asset was last seen, by whom and with which note, and what checks it anew. */
export const AssetCheck = ({ asset, mayEdit }: { asset: AssetDetails; mayEdit: boolean }) => {
  const { t } = useTranslation('assets');
  const { last_check: last } = asset;
  return (
    <>
      {last ? `${t('check.day', { day: last.date, by: last.by })}${last.note === null ? '' : ` · ${last.note}`}` : '–'}{' '}
      {mayEdit && <Actions asset={asset} />}
    </>
  );
};
