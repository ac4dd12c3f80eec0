import { MenuItem } from '@mantine/core';
import { IconListDetails, IconPencil, IconPlugConnectedX, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { Link } from '../../ui/router.ts';
import { isDisconnected } from './check-words.ts';
import { useIntegrationRights, useSaveAtOnce, type IntegrationDetails } from './use-integration.ts';
import type { Reach } from './use-reach.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const DisconnectModal = onDemand(async () => (await import('./disconnect-modal.tsx')).DisconnectModal);
const RenameModal = onDemand(async () => (await import('./rename-modal.tsx')).RenameModal);

/** What can be done with an integration besides testing it and pushing; nothing for readers. */
export const IntegrationMenu = ({ details, reach }: { details: IntegrationDetails; reach: Reach }) => {
  const { t } = useTranslation('integrations');
  const rights = useIntegrationRights();
  const { save } = useSaveAtOnce(details.id);
  const [opened, setOpened] = useState<'rename' | 'disconnect'>();
  const { id, name, active, product } = details;
  const isGone = isDisconnected(details);
  const close = (): void => setOpened(undefined);
  const setActive = (next: 0 | 1): void =>
    void save({ active: next }, { active: next }, () =>
      notifySuccess(t(next === 1 ? 'active.on' : 'active.off', { name }), {
        label: t('undo'),
        onClick: () => setActive(next === 1 ? 0 : 1),
      }),
    );
  if (!rights.push && !rights.manage && !rights.credentials) return null;
  return (
    <>
      <RecordMenu
        last={
          rights.credentials &&
          product.kind === 'http' &&
          !isGone && (
            <MenuItem color="red" leftSection={<IconPlugConnectedX />} onClick={() => setOpened('disconnect')}>
              {t('menu.disconnect')}
            </MenuItem>
          )
        }
      >
        {rights.push && (
          <MenuItem component={Link} to={paths.typeMapping(id)} leftSection={<IconListDetails />}>
            {t('menu.mapping')}
          </MenuItem>
        )}
        {rights.manage && (
          <>
            <MenuItem leftSection={<IconPencil />} onClick={() => setOpened('rename')}>
              {t('menu.rename')}
            </MenuItem>
            {!isGone && (
              <MenuItem leftSection={<IconPower />} onClick={() => setActive(active === 1 ? 0 : 1)}>
                {t(active === 1 ? 'menu.switchOff' : 'menu.switchOn')}
              </MenuItem>
            )}
          </>
        )}
      </RecordMenu>
      {opened === 'rename' && <RenameModal details={details} close={close} />}
      {opened === 'disconnect' && <DisconnectModal details={details} reach={reach} close={close} />}
    </>
  );
};
