import { fold } from '#shared/values/fold.ts';
import type { CellValue, ColumnKind } from './column.ts';

/**
 * The keys of "no value", which sort last. Sort keys are plain numbers or strings, so that sorting compares
 * primitives.
 */
export const NO_NUMBER = Infinity;
export const NO_TEXT = '\uFFFF';

const numberKinds: ReadonlySet<ColumnKind> = new Set(['number', 'integer', 'money', 'flag']);
export const isNumberKind = (kind: ColumnKind): boolean => numberKinds.has(kind);

const DIGITS = /\d+/g;
const HAS_DIGIT = /\d/;
const LENGTH_MAX = 15;
// The length of a run of digits goes before it: `a2` sorts before `a10` without a collator, which is ten times slower.
const byLengthFirst = (digits: string): string => {
  const significant = digits.replace(/^0+(?=\d)/, '');
  return String.fromCharCode(0x30 + Math.min(significant.length, LENGTH_MAX)) + significant;
};

/** The sort key of a text: without case and accents, digits as numbers. */
export const textKey = (text: string): string => {
  const folded = fold(text);
  return HAS_DIGIT.test(folded) ? folded.replace(DIGITS, byLengthFirst) : folded;
};

/** The sort key of a cell; null and blank text sort last in both directions (docs/areas/records.md#lists). */
export const sortKey = (kind: ColumnKind, value: CellValue): number | string => {
  if (isNumberKind(kind)) return typeof value === 'number' ? value : NO_NUMBER;
  if (value === null || value === '') return NO_TEXT;
  // ISO dates sort as they are.
  return kind === 'date' ? String(value) : textKey(String(value));
};

export const isNoValue = (key: number | string): boolean => key === NO_NUMBER || key === NO_TEXT;
