import { Button, Checkbox } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SortHead } from '../../list/sort-head.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Empty } from '../../ui/empty.tsx';
import sheet from '../../ui/sheet-table.module.css';
import sticky from '../../ui/sticky-table.module.css';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useToday } from '../../ui/use-today.ts';
import { daysWaiting, deadlineSoon, type Pending, type PendingSort } from './pending.ts';
import classes from './signing.module.css';

type Props = {
  rows: readonly Pending[];
  sort: PendingSort;
  onSort: (sort: PendingSort) => void;
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
  onOpen: (id: number) => void;
};

type RowProps = { row: Pending; isChosen: boolean; onToggle: () => void; onOpen: () => void };

const Deadline = ({ row, today }: { row: Pending; today: string }) => {
  const { t } = useTranslation('signing');
  const soon = deadlineSoon(row, today);
  if (soon)
    return (
      <ToneBadge tone="amber" dot>
        {t(`pending.${soon}`)}
      </ToneBadge>
    );
  return row.deadline ?? <Empty />;
};

const Row = ({ row, isChosen, onToggle, onOpen }: RowProps) => {
  const { t } = useTranslation('signing');
  const today = useToday();
  const { name, person_name: person, avatar, is_second_signer: second, opened_at: opened } = row;
  return (
    <tr>
      <td className={classes.check}>
        <Checkbox size="xs" aria-label={t('pending.select', { name, person })} checked={isChosen} onChange={onToggle} />
      </td>
      <td className={classes.contract}>
        <span className={classes.name}>
          <IconFileText size={16} stroke={1.75} />
          <strong>{name}</strong>
          {opened !== null && <ToneBadge>{t('pending.opened')}</ToneBadge>}
        </span>
      </td>
      <td className={classes.person}>
        <span className={classes.name}>
          <Avatar name={person} picture={avatar} />
          <span title={person}>{person}</span>
        </span>
      </td>
      <td className={classes.as}>{t(second === 1 ? 'role.internal_second' : 'role.internal_first')}</td>
      <td className={`${classes.figure} ${classes.signed}`} data-label={t('pending.column.signed')}>
        {row.employee_signed_on ?? <Empty />}
      </td>
      <td className={classes.figure}>{t('pending.waits', { count: daysWaiting(row, today) })}</td>
      <td className={`${classes.figure} ${classes.due}`} data-label={t('pending.column.deadline')}>
        <Deadline row={row} today={today} />
      </td>
      <td className={classes.action}>
        <Button variant="default" size="xs" aria-label={t('pending.readOf', { name, person })} onClick={onOpen}>
          {t('pending.read')}
        </Button>
      </td>
    </tr>
  );
};

/** The contracts that wait for the user's signature. */
export const PendingTable = ({ rows, sort, onSort, chosen, onChoose, onOpen }: Props) => {
  const { t } = useTranslation('signing');
  const ids = rows.map(({ contract_id: id }) => id);
  const head = (key: PendingSort['key'], label: string, className?: string) => {
    const direction = sort.key === key ? sort.direction : undefined;
    // The day since when it waits falls as the days that are shown rise.
    const shown = key === 'since' && direction !== undefined ? (direction === 'asc' ? 'desc' : 'asc') : direction;
    return (
      <SortHead
        column={key}
        label={label}
        direction={shown}
        className={className}
        onSort={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
      />
    );
  };
  return (
    <div className={`${sheet.scroller} ${classes.scroller}`}>
      <table className={`${sticky.table} ${sheet.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                size="xs"
                aria-label={t('pending.selectAll')}
                checked={chosen.length === ids.length}
                indeterminate={chosen.length > 0 && chosen.length < ids.length}
                onChange={() => onChoose(chosen.length === ids.length ? [] : ids)}
              />
            </th>
            {head('contract', t('pending.column.contract'))}
            {head('person', t('pending.column.person'))}
            {head('as', t('pending.column.as'))}
            {head('signed', t('pending.column.signed'), classes.figure)}
            {head('since', t('pending.column.waits'), classes.figure)}
            {head('deadline', t('pending.column.deadline'), classes.figure)}
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isChosen = chosen.includes(row.contract_id);
            const others = chosen.filter((id) => id !== row.contract_id);
            return (
              <Row
                key={row.contract_id}
                row={row}
                isChosen={isChosen}
                onToggle={() => onChoose(isChosen ? others : [...chosen, row.contract_id])}
                onOpen={() => onOpen(row.contract_id)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
