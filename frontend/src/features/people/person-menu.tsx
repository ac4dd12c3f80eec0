import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconClipboardCheck,
  IconEraser,
  IconFileDownload,
  IconHistory,
  IconReceipt,
  IconUserOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { useCan } from '../../ui/actor.tsx';
import { OpenRecordMenu } from '../../ui/open-record-menu.tsx';
import { Link } from '../../ui/router.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import { useExportData } from './use-export-data.ts';
import { useComing, useHeldToday } from './use-held.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const EmploymentsModal = onDemand(async () => (await import('./employments-modal.tsx')).EmploymentsModal);
const MoveAssetsModal = onDemand(async () => (await import('./move-assets-modal.tsx')).MoveAssetsModal);

/** The actions on a person other than editing them; changes only where the person is active and theirs to change. */
export const PersonMenu = ({ person, canEdit }: { person: EmployeeOut; canEdit: boolean }) => {
  const { t } = useTranslation('people');
  const can = useCan();
  const decidableTypes = useDecidableTypes();
  const exportData = useExportData(person.id);
  const [isMoving, setMoving] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const held = useHeldToday(person.id).data?.assets ?? [];
  const movable = [...held, ...useComing(person.id).assets];
  const mayMove = movable.length > 0 && can('assets:write');
  const mayErase = can('audit:read') && can('people:write') && can('users:manage');
  return (
    <>
      <OpenRecordMenu of={{ object: 'employee', id: person.id }}>
        {mayMove && (
          <Menu.Item leftSection={<IconArrowsExchange />} onClick={() => setMoving(true)}>
            {t('move.open')}
          </Menu.Item>
        )}
        {canEdit && (
          <>
            {decidableTypes.length > 0 && (
              <Menu.Item component={Link} to={paths.leaving(person.id)} leftSection={<IconClipboardCheck />}>
                {t('actions.leaving')}
              </Menu.Item>
            )}
            <Menu.Item component={Link} to={`${paths.person(person.id)}/deactivate`} leftSection={<IconUserOff />}>
              {t(person.active_until ? 'actions.changeLastDay' : 'actions.deactivate')}
            </Menu.Item>
            {person.former_employments && person.start_date && (
              <Menu.Item leftSection={<IconHistory />} onClick={() => setCorrecting(true)}>
                {t('actions.formerEmployments')}
              </Menu.Item>
            )}
          </>
        )}
        {person.erased === 0 && can('policies:add') && (
          <Menu.Item component={Link} to={paths.personReceipt(person.id)} leftSection={<IconReceipt />}>
            {t('actions.receipt')}
          </Menu.Item>
        )}
        {can('audit:read') && can('people:export') && (
          <Menu.Item leftSection={<IconFileDownload />} onClick={exportData}>
            {t('actions.exportData')}
          </Menu.Item>
        )}
        {person.deleted === 1 && person.erased === 0 && mayErase && (
          <Menu.Item component={Link} to={paths.erasure(person.id)} leftSection={<IconEraser />}>
            {t('actions.erase')}
          </Menu.Item>
        )}
      </OpenRecordMenu>
      {isCorrecting && <EmploymentsModal person={person} close={() => setCorrecting(false)} />}
      {isMoving && <MoveAssetsModal person={person} assets={movable} close={() => setMoving(false)} />}
    </>
  );
};
