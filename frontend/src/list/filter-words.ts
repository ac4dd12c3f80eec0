import { parseConditionNumber } from '#shared/list/condition-number.ts';
import type { Condition } from '#shared/list/segment.ts';
import { comparesNumbers } from './condition-check.ts';
import type { ListColumn } from './list-column.ts';
import { format } from '../ui/format.ts';

/** The words for an id that nothing has any more. */
type GoneWords = (column: Pick<ListColumn<never>, 'refersTo'>) => string;

type WordedColumn = Pick<ListColumn<never>, 'kind' | 'options' | 'refersTo'>;

const valueWords = (column: WordedColumn | undefined, value: string | number, goneWords: GoneWords): string => {
  const option = column?.options?.find((one) => one.value === String(value));
  if (option) return option.label;
  if (column?.refersTo && typeof value === 'number') return column.options ? goneWords(column) : '…';
  if (!column || !comparesNumbers(column.kind)) return String(value);
  const parsed = parseConditionNumber(column.kind, value);
  const shown = parsed.ok ? format().number(parsed.value, 6) : String(value);
  return column.kind === 'money' ? format().withSign(shown) : shown;
};

/** A condition in words: "over € 1.000", "diesel", "01/01/2026 to 31/12/2026". */
export const filterWords = (
  { operator, values }: Condition,
  column: WordedColumn | undefined,
  t: (key: string, values: Record<string, string>) => string,
  goneWords: GoneWords,
): string => {
  const words = values.map((value) => valueWords(column, value, goneWords));
  return t(`operator.${operator}`, { value: words.join(', '), from: words[0] ?? '', to: words[1] ?? '' });
};
