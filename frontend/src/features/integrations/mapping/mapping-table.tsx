import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayrollType } from '#shared/integrations/integration.ts';
import { lettersOf } from '../../../ui/type-letters.ts';
import { MappingRow, type ChooseCode } from './mapping-row.tsx';
import classes from './mapping.module.css';
import type { TypeRow, UsedTypes } from './type-rows.ts';

const COLUMNS = 6;
const MISSING = 'input[data-missing]';

type Props = {
  groups: { missing: readonly TypeRow[]; mapped: readonly TypeRow[] };
  codes: readonly PayrollType[] | null;
  /** Undefined while it is counted. */
  used: UsedTypes | undefined;
  onChoose: ChooseCode;
  /** The focus leaves the last type that lacks a code. */
  onAllMapped: () => void;
};

/** The types with their codes, missing ones first. A choice takes the focus to the next type that lacks a code. */
export const MappingTable = ({ groups, codes, used, onChoose, onAllMapped }: Props) => {
  const { t } = useTranslation('integrations');
  const table = useRef<HTMLTableElement>(null);
  const choose: ChooseCode = (type, cell, code) => {
    const missing = [...(table.current?.querySelectorAll<HTMLInputElement>(MISSING) ?? [])];
    const at = missing.findIndex((input) => input === document.activeElement);
    const next = missing[at + 1] ?? missing[0];
    onChoose(type, cell, code);
    if (at < 0 || code.code === '') return;
    // The choice closes its list first, which keeps the focus until then.
    setTimeout(() => (next === undefined || next === missing[at] ? onAllMapped() : next.focus()));
  };
  const letters = lettersOf([...groups.missing, ...groups.mapped]);
  const rows = (which: readonly TypeRow[]) =>
    which.map((row) => (
      <MappingRow key={row.id} row={row} letter={letters.get(row.name)} codes={codes} used={used} onChoose={choose} />
    ));
  const heading = (group: 'missing' | 'mapped') => (
    <tr key={group} className={classes.group}>
      <th scope="rowgroup" colSpan={COLUMNS}>
        <span>
          {group === 'missing' && <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}
          {t(`mapping.group.${group}`, { count: groups[group].length })}
        </span>
      </th>
    </tr>
  );
  return (
    <table ref={table} className={classes.table}>
      <thead>
        <tr>
          {(['type', 'used', 'full', 'half', 'nsso', 'changed'] as const).map((column) => (
            <th key={column} scope="col" className={column === 'used' ? classes.used : undefined}>
              {column === 'used' && used ? t('mapping.usedIn', { month: used.month }) : t(`mapping.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.missing.length > 0 && heading('missing')}
        {rows(groups.missing)}
        {groups.mapped.length > 0 && heading('mapped')}
        {rows(groups.mapped)}
      </tbody>
    </table>
  );
};
