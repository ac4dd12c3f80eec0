import type { Column } from '#shared/list/column.ts';
import type { DayOffBalance } from './balance.rules.ts';
import type { DayOffType } from './day-off-type.ts';
import { inDays } from './amounts.ts';

/** A person with their balances of a year, as the list of balances keeps them. */
export type PersonBalanceRow = {
  /** The id of the person. */
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly employee_number: string | null;
  readonly team_names: string;
  readonly team_ids: readonly number[];
  readonly deleted: 0 | 1;
  /** The minutes of an average working day. */
  readonly day_minutes: number;
  readonly balances: readonly DayOffBalance[];
};

const personColumns = [
  { key: 'name', label: 'days-off:column.person_name', kind: 'person', value: (row) => row.name, searchable: true, shown: true, locked: true },
  { key: 'employee_number', label: 'days-off:column.employee_number', kind: 'text', value: (row) => row.employee_number, searchable: true, shown: true },
  { key: 'team', label: 'days-off:column.team', kind: 'tags', value: (row) => row.team_names || null, refersTo: 'team', refs: (row) => row.team_ids, shown: true },
] as const satisfies readonly Column<PersonBalanceRow>[]; // prettier-ignore

/** What a file tells of each type, in the order of a balance. */
export const balanceAmounts = ['right', 'carried_over', 'corrections', 'taken', 'planned', 'asked', 'left'] as const;

/** What the columns are called, in the language of their reader. */
export type BalanceWords = {
  readonly amount: (name: (typeof balanceAmounts)[number]) => string;
  readonly unit: (unit: DayOffType['unit']) => string;
};

type CountedType = Pick<DayOffType, 'id' | 'name' | 'unit' | 'version'>;

/** Columns of one type, in days of the person or in hours, as the type is counted. */
const columnsOfType = ({ id, name, unit, version }: CountedType, words: BalanceWords): Column<PersonBalanceRow>[] =>
  balanceAmounts.map((amount) => ({
    key: `type_${id}_${amount}`,
    label: `${name}, ${words.amount(amount)} (${words.unit(unit)})`,
    isOwnLabel: true,
    kind: 'number',
    value: ({ balances, day_minutes: dayMinutes }) => {
      const balance = balances.find(({ type_id: typeId }) => typeId === id);
      return balance ? inDays(balance[amount], unit === 'days' ? dayMinutes : 60) : null;
    },
    shown: amount === 'left',
    revision: version,
  }));

/** One table for list, sort, search, filter and export of balances; every type with a balance has its columns. */
export const personBalanceColumns = (
  types: readonly CountedType[],
  words: BalanceWords,
): readonly Column<PersonBalanceRow>[] => [...personColumns, ...types.flatMap((type) => columnsOfType(type, words))];
