import { MenuDivider, MenuItem, MenuLabel } from '@mantine/core';
import { IconBan, IconCheck, IconClock, IconHourglass, IconX } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { participantStatuses, type ParticipantStatus } from '#shared/trainings/names.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import type { MatrixCell } from './use-matrix.ts';
import { Menu } from '../../ui/menu.tsx';
import classes from './matrix.module.css';

const icons = {
  followed: IconCheck,
  not_pursued: IconX,
  not_fitting: IconBan,
  reserved: IconClock,
  waiting: IconHourglass,
} as const;

type Look = ParticipantStatus | 'waiting' | 'notIn';
/** Where somebody stands in a session, in one word. */
export type CellWords = Readonly<Record<Look, string>>;

const lookOf = (cell: MatrixCell | undefined): Look => (cell ? (cell.status ?? 'waiting') : 'notIn');

/** The words of all cells, read once for a whole grid. */
export const useCellWords = (): CellWords => {
  const { t } = useTranslation('trainings');
  return useMemo(
    () => ({
      followed: t('status.followed'),
      not_pursued: t('status.not_pursued'),
      not_fitting: t('status.not_fitting'),
      reserved: t('status.reserved'),
      waiting: t('matrix.waits'),
      notIn: t('matrix.notIn'),
    }),
    [t],
  );
};

const looks = [...participantStatuses, 'waiting'] as const;

/** What the icons mean, where the cells have no room for words. */
export const MatrixLegend = ({ words }: { words: CellWords }) => (
  <ul className={classes.legend}>
    {looks.map((look) => {
      const Icon = icons[look];
      return (
        <li key={look} data-look={look}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {words[look]}
        </li>
      );
    })}
  </ul>
);

type CellProps = {
  cell: MatrixCell | undefined;
  words: CellWords;
  /** There is room for the word beside its icon. */
  hasWords: boolean;
  mayChange: boolean;
  /** The Tab key enters the grid here. */
  isActive: boolean;
  menu: ReactNode;
};

/** A person in a session. A grid has hundreds of these, so they have neither hooks nor handlers of their own. */
export const SessionCell = ({ cell, words, hasWords, mayChange, isActive, menu }: CellProps) => {
  const look = lookOf(cell);
  const Icon = look === 'notIn' ? undefined : icons[look];
  const word = words[look];
  const canOpen = (cell && mayChange) || undefined;
  return (
    <td
      title={word}
      aria-label={word}
      aria-haspopup={canOpen && 'menu'}
      data-changes={canOpen}
      data-look={look}
      tabIndex={isActive ? 0 : -1}
    >
      {Icon ? <Icon size={16} stroke={1.75} aria-hidden="true" /> : '–'}
      {Icon && hasWords && <span>{word}</span>}
      {menu}
    </td>
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
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      width={200}
      withinPortal
      target={<span className={classes.anchor} />}
    >
      <MenuLabel>{t('column.status')}</MenuLabel>
      {participantStatuses.map((status) => {
        const Icon = icons[status];
        return (
          <MenuItem
            key={status}
            leftSection={<Icon />}
            aria-current={status === cell.status}
            rightSection={status === cell.status && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => status !== cell.status && onChoose(status)}
          >
            {t(`status.${status}`)}
          </MenuItem>
        );
      })}
      <MenuDivider />
      <MenuItem component={Link} to={paths.participant(cell.training_id, employeeId)}>
        {t('matrix.openParticipant')}
      </MenuItem>
    </Menu>
  );
};
