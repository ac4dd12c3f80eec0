import type { CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import { customValue } from '#shared/custom-fields/custom-value.ts';
import { fold } from '#shared/values/fold.ts';
import { convertCell } from './convert-cell.ts';
import { customImportColumn } from './extras-columns.ts';

/** What a column of a file holds, as far as it was read. */
export type ColumnValues = {
  readonly header: string;
  /** The different values in the order of the file; only the first of them where `isAll` is false. */
  readonly values: readonly string[];
  readonly isAll: boolean;
  /** How many cells hold something. */
  readonly filled: number;
};

/** The custom field that a column could become. */
export type FieldGuess = { type: CustomFieldType; options: string[] };

const CHOICES_MAX = 12;
const CHOICE_MAX = 40;
/** A value that stands there once is a text; values of a choice stand there this often on average. */
const TIMES = 2;
const LINE_MAX = 240;

/** Headers that speak of money, as beginnings of words. */
const PRICED =
  /(?:^|[^\p{L}])(?:amount|bedrag|budget|co[uû]t|cost|kost|montant|price|prijs|prix|tarie?f|waarde|value|valeur)/iu;
/** Digits that are no quantity: with leading zeros, or longer than any. */
const CODE = /^0\d|^\d{10,}$/;

/** Whether a field of the type takes each of the values as an import reads them. */
const takesAll = (type: CustomFieldType, values: readonly string[]): boolean => {
  const column = customImportColumn({ id: 1, name: '', type, options: [] });
  const rule = customValue({ type, options: [] });
  return (
    column !== undefined &&
    values.every((value) => {
      const cell = convertCell(column, { value });
      return cell.value !== undefined && !cell.issue && rule.safeParse(cell.value).success;
    })
  );
};

const numberTypes = (header: string): readonly CustomFieldType[] =>
  PRICED.test(header) ? ['money'] : ['number', 'money'];

/** Yes and no in words or marks; figures mean them only where there is nothing but 1 and 0. */
const isYesNo = (values: readonly string[]): boolean =>
  takesAll('yes_no', values) && (values.some((value) => !/^\d+$/.test(value)) || values.length === 2);

const quantityOf = ({ header, values }: ColumnValues): CustomFieldType | undefined =>
  values.some((value) => CODE.test(value)) ? undefined : numberTypes(header).find((type) => takesAll(type, values));

/** The values without those that only case or accents tell from an earlier one. */
const spelledOnce = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => {
    const known = seen.has(fold(value));
    seen.add(fold(value));
    return !known;
  });
};

const choicesOf = ({ values, filled, isAll }: ColumnValues): string[] => {
  const options = spelledOnce(values);
  const isChoice =
    isAll &&
    options.length > 1 &&
    options.length <= CHOICES_MAX &&
    filled >= options.length * TIMES &&
    options.every((value) => value.length <= CHOICE_MAX && !value.includes('\n'));
  return isChoice ? options : [];
};

const isLine = (value: string): boolean => value.length <= LINE_MAX && !value.includes('\n');

/**
 * Guesses the type of custom field that takes all values of a column: a date, yes or no, a number or an amount, a choice
 * where few values repeat, else text.
 */
export const guessField = (column: ColumnValues): FieldGuess => {
  const { values } = column;
  const plain = (type: CustomFieldType): FieldGuess => ({ type, options: [] });
  if (values.length === 0) return plain('textfield');
  if (takesAll('date', values)) return plain('date');
  if (isYesNo(values)) return plain('yes_no');
  const quantity = quantityOf(column);
  if (quantity) return plain(quantity);
  const options = choicesOf(column);
  if (options.length > 0) return { type: 'select_option', options };
  return plain(values.every(isLine) ? 'textfield' : 'text');
};
