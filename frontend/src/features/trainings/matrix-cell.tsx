import { Menu } from '@mantine/core';
import { IconBan, IconCheck, IconClock, IconHourglass, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { participantStatuses, type ParticipantStatus } from '#shared/trainings/names.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import type { MatrixCell } from './use-matrix.ts';
import classes from './matrix.module.css';

const icons = { followed: IconCheck, not_pursued: IconX, not_fitting: IconBan, reserved: IconClock } as const;

/** Where somebody stands in a session, in one word. */
export const useCellWords = () => {
  const { t } = useTranslation('trainings');
  return (cell: MatrixCell | undefined): string => {
    if (!cell) return t('matrix.notIn');
    return cell.status === null ? t('matrix.waits') : t(`status.${cell.status}`);
  };
};

/** The icon of a status, with its word while there is room. */
export const CellLook = ({ cell, hasWords }: { cell: MatrixCell | undefined; hasWords: boolean }) => {
  const wordsOf = useCellWords();
  if (!cell) return <span className={classes.dash}>–</span>;
  const Icon = cell.status === null ? IconHourglass : icons[cell.status];
  return (
    <span className={classes.look} data-status={cell.status ?? 'waiting'}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {hasWords && wordsOf(cell)}
    </span>
  );
};

type MenuProps = {
  cell: MatrixCell;
  employeeId: number;
  onChoose: (status: ParticipantStatus) => void;
  onClose: () => void;
};

/** The menu of a cell: its status, and the way to the participant. */
export const CellMenu = ({ cell, employeeId, onChoose, onClose }: MenuProps) => {
  const { t } = useTranslation('trainings');
  return (
    <Menu opened onClose={onClose} position="bottom-start" width={200} withinPortal>
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('column.status')}</Menu.Label>
        {participantStatuses.map((status) => {
          const Icon = icons[status];
          return (
            <Menu.Item
              key={status}
              leftSection={<Icon />}
              aria-current={status === cell.status}
              rightSection={status === cell.status && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => status !== cell.status && onChoose(status)}
            >
              {t(`status.${status}`)}
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.participant(cell.training_id, employeeId)}>
          {t('matrix.openParticipant')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
