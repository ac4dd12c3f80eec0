import { Checkbox } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { Empty } from '../../../ui/empty.tsx';
import { PersonChip } from '../../../ui/person-chip.tsx';
import { PHONE } from '../../../ui/tokens.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { useRowWindow } from '../../../ui/use-row-window.ts';
import { ResultWords, StatusBadge } from './participant-looks.tsx';
import type { What } from './offered-values.ts';
import type { PickedPeople } from './use-picked.ts';
import type { Sort, SortKey } from './use-sorted-rows.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { SortHead } from '../../../list/sort-head.tsx';
import table from '../../../list/list-table.module.css';
import list from '../../../list/list.module.css';
import classes from './changes.module.css';

type Props = {
  what: What;
  rows: readonly ParticipantRowOut[];
  fetching: boolean;
  picked: PickedPeople;
  sort: Sort;
  sortBy: (key: SortKey) => void;
  /** Opens the question for the new value. */
  onChange: () => void;
};

const ROW = 40;
const PHONE_ROW = 60;
const HEAD = 34;

/** The person whose row holds the focus. */
const focusedPerson = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? Number.NaN);

/** The keys of this page (docs/areas/screens.md#keyboard): those of a list, and some for selecting many. */
const useRowKeys = (
  { rows, picked, onChange }: Props,
  box: RefObject<HTMLElement | null>,
  reveal: (at: number, headHeight: number) => void,
) => {
  const move = (step: number): void => {
    const at = rows.findIndex(({ employee_id: id }) => id === focusedPerson());
    const to = Math.min(Math.max(at + step, 0), rows.length - 1);
    const row = rows[to];
    if (!row) return;
    reveal(to, HEAD);
    // Rows beside those in sight are drawn already.
    box.current?.querySelector<HTMLElement>(`[data-row="${row.employee_id}"] input`)?.focus({ preventScroll: true });
  };
  const onFocused = (act: (id: number) => void) => (): void => {
    const id = focusedPerson();
    if (!Number.isNaN(id)) act(id);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: onFocused(picked.toggle),
    X: onFocused(picked.extend),
    a: () => picked.all(true),
    Enter: () => {
      if (picked.ids.length > 0) onChange();
    },
  });
};

type RowProps = {
  row: ParticipantRowOut;
  /** The place of the row in the table, the heading included. */
  position: number;
  what: What;
  isPhone: boolean;
  picked: PickedPeople;
};

/** One participant; a press anywhere in the row selects it, with Shift all up to it. */
const ParticipantRow = ({ row, position, what, isPhone, picked }: RowProps) => {
  const { t } = useTranslation('list');
  const isPicked = picked.isPicked(row.employee_id);
  const pick = (hasShift: boolean): void =>
    hasShift ? picked.extend(row.employee_id) : picked.toggle(row.employee_id);
  return (
    <tr
      data-row={row.employee_id}
      aria-rowindex={position}
      aria-selected={isPicked}
      data-selected={isPicked || undefined}
      onMouseDown={(event) => {
        // Shift would mark the words of the rows between.
        if (event.shiftKey) event.preventDefault();
      }}
      onClick={({ target, shiftKey }) => {
        if (!(target instanceof Element && target.closest('label, input'))) pick(shiftKey);
      }}
    >
      <td className={table.check} data-column="check">
        <Checkbox
          size="xs"
          aria-label={t('selectRow', { name: row.person_name })}
          checked={isPicked}
          onChange={({ nativeEvent }) => pick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </td>
      <td>
        <PersonChip name={row.person_name} picture={row.avatar} />
        {isPhone && <span className={classes.under}>{row.person_team_names}</span>}
      </td>
      {!isPhone && <td>{row.person_team_names ?? <Empty />}</td>}
      {(!isPhone || what === 'status') && (
        <td>
          <StatusBadge status={row.status} />
        </td>
      )}
      {(!isPhone || what === 'result') && (
        <td>
          <ResultWords result={row.result} />
        </td>
      )}
      {!isPhone && <td data-column="changed">{row.changed_on ?? <Empty />}</td>}
    </tr>
  );
};

/** The participants with their status and result, each to be selected; only the rows in sight are drawn. */
export const ChangesTable = (props: Props) => {
  const { what, rows, fetching, picked, sort, sortBy } = props;
  const { t } = useTranslation(['trainings', 'list']);
  const isPhone = useScreen(PHONE);
  const { box, onScroll, reveal, first, end, before, after } = useRowWindow({
    count: rows.length,
    rowHeight: isPhone ? PHONE_ROW : ROW,
  });
  useRowKeys(props, box, reveal);
  const chosen = picked.ids.length;
  const head = (key: SortKey, label: string) => (
    <SortHead
      column={key}
      label={label}
      direction={sort.key === key ? sort.direction : undefined}
      onSort={() => sortBy(key)}
    />
  );
  return (
    <div className={list.scroller} data-bulk ref={box} onScroll={onScroll}>
      <table className={`${table.table} ${classes.table}`} aria-rowcount={rows.length + 1} aria-busy={fetching}>
        <caption hidden>{t('people.title')}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <td className={table.check} data-column="check">
              <Checkbox
                size="xs"
                aria-label={t('people.selectAll')}
                checked={rows.length > 0 && chosen === rows.length}
                indeterminate={chosen > 0 && chosen < rows.length}
                onChange={(event) => picked.all(event.currentTarget.checked)}
              />
            </td>
            {head('person', t('people.column.person'))}
            {!isPhone && head('team', t('people.column.team'))}
            {(!isPhone || what === 'status') && head('status', t('people.column.status'))}
            {(!isPhone || what === 'result') && head('result', t('people.column.result'))}
            {!isPhone && head('changed', t('people.column.changed'))}
          </tr>
        </thead>
        <tbody data-fetching={fetching || undefined}>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {rows.slice(first, end).map((row, at) => (
            <ParticipantRow
              key={row.id}
              row={row}
              position={first + at + 2}
              what={what}
              isPhone={isPhone}
              picked={picked}
            />
          ))}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
};
