import { MenuItem, MenuLabel, UnstyledButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../ui/actor.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { CalendarPerson } from './month-bars.ts';
import { Menu } from '../../../ui/menu.tsx';
import classes from './locked-banner.module.css';

type Props = {
  month: string;
  locked: readonly CalendarPerson[];
  /** The number of people on screen. */
  people: number;
  onUnlock: (person: CalendarPerson) => void;
};

/** Says that the month was pushed to payroll, for everybody on screen or for some. */
export const LockedBanner = ({ month, locked, people, onUnlock }: Props) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  if (locked.length === 0) return null;
  const name = monthName(month, 'full');
  return (
    <div className={classes.banner} role="status">
      <IconLock size={16} stroke={1.75} />
      <p>
        <strong>
          {locked.length === people
            ? t('calendar.locked.all', { month: name })
            : t('calendar.locked.some', { month: name, count: locked.length, people })}
        </strong>{' '}
        {t('calendar.locked.late')}{' '}
        {can('payroll:push') && (
          <Link to={paths.pushHistoryOf(Number(month.slice(0, 4)), Number(month.slice(5)))}>
            {t('calendar.locked.pushes')}
          </Link>
        )}
      </p>
      {can('months:unlock') && (
        <Menu
          position="bottom-end"
          dropdown={{ mah: 320, style: { overflowY: 'auto' } }}
          target={<UnstyledButton className={classes.unlock ?? ''}>{t('calendar.unlock.action')}</UnstyledButton>}
        >
          <MenuLabel>{t('calendar.unlock.whose')}</MenuLabel>
          {locked.map((person) => (
            <MenuItem key={person.id} onClick={() => onUnlock(person)}>
              {person.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
};
