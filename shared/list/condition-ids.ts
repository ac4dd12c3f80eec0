import { fold } from '#shared/values/fold.ts';
import type { Choice, Column } from './column.ts';
import { namesById } from './condition-rule.ts';
import { isGroup, type Condition, type SegmentFilter } from './segment.ts';

const VALUES_MAX = 50;

type NamedColumn = Pick<Column<never>, 'key' | 'refersTo' | 'choices'>;
/** What a column can name today; undefined where the names are not known. */
export type ChoicesOf = (column: NamedColumn) => readonly Choice[] | undefined;

const idsOf = (name: string, choices: readonly Choice[]): (string | number)[] => {
  const ids = choices.filter((choice) => fold(choice.name) === fold(name.trim())).map(({ id }) => id);
  return ids.length > 0 ? ids : [name];
};

const conditionById = (condition: Condition, columns: readonly NamedColumn[], choicesOf: ChoicesOf): Condition => {
  const column = columns.find(({ key }) => key === condition.column);
  const choices = column?.refersTo && choicesOf(column);
  if (!choices || !['is', 'not', 'any_of'].includes(condition.operator)) return condition;
  const values = condition.values.flatMap((value) => (typeof value === 'string' ? idsOf(value, choices) : [value]));
  if (values.length > VALUES_MAX) return condition;
  const isOne = condition.operator === 'is' && values.length > condition.values.length;
  return { ...condition, values, ...(isOne && { operator: 'any_of' }) };
};

/** The filter with ids for the names of options, teams, asset types and products; a name of nothing stays. */
export const filterById = (
  filter: SegmentFilter,
  columns: readonly NamedColumn[],
  choicesOf: ChoicesOf,
): SegmentFilter => ({
  ...filter,
  conditions: filter.conditions.map((entry) =>
    isGroup(entry)
      ? { ...entry, conditions: entry.conditions.map((one) => conditionById(one, columns, choicesOf)) }
      : conditionById(entry, columns, choicesOf),
  ),
});

type Gone = { column: string; path: string };

/** The conditions that name something by an id which nothing has any more, each with its path in the filter. */
export const findDangling = (filter: SegmentFilter, columns: readonly NamedColumn[], choicesOf: ChoicesOf): Gone[] => {
  const goneOf = ({ column: key, operator, values }: Condition, path: string): Gone[] => {
    const column = columns.find((candidate) => candidate.key === key);
    const choices = column && choicesOf(column);
    if (!choices) return [];
    const isGone = (value: string | number): boolean =>
      namesById(column, operator, value) && !choices.some(({ id }) => id === value);
    return values.some(isGone) ? [{ column: key, path: `${path}.values` }] : [];
  };
  return filter.conditions.flatMap((entry, at) =>
    isGroup(entry)
      ? entry.conditions.flatMap((one, within) => goneOf(one, `conditions.${at}.conditions.${within}`))
      : goneOf(entry, `conditions.${at}`),
  );
};
