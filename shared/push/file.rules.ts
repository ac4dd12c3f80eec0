import { FIXED_CUSTOMER_CODE, fitsCustomerCode, isPlain } from '#shared/integrations/customer-code.rules.ts';
import type { FileLayout } from '#shared/integrations/names.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { PushLine } from './push-line.ts';

/* The lines of a payload as a file (docs/areas/push.md#files). Removed lines stand in it with no minutes. */

export type FileAbout = { readonly customer_code: string; readonly year: number; readonly month: number };

/** A line with something that the columns of a layout have no place for. */
export type Unfit = { employee_id: number; field: 'payroll_number' | 'code' | 'minutes' };

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Lines end as on Windows, where payroll programs read them. */
const LINE_END = '\r\n';

/**
 * Hours to a hundredth with a decimal comma: 456 minutes are 7,60. Rounded, they give the minutes of each line back.
 */
const toHours = (minutes: number): string => (minutes / 60).toFixed(2).replace('.', ',');

const SEPARATOR = ';';
/** The first characters that make a spreadsheet read a text as a formula, and the quote that spreadsheets hide. */
const FORMULA = /^['=+\-@＝＋－＠]/u;
const QUOTED = /[";]/;

/** Text on one line; one quote in front of what a spreadsheet could take for a formula makes it text there. */
const inert = (text: string): string => {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return FORMULA.test(line) ? `'${line}` : line;
};

const csvCell = (text: string): string => {
  const cell = inert(text);
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

const CSV_HEADERS = [
  'Customer code',
  'Month',
  'Payroll number',
  'Date',
  'Payroll code',
  'Payroll code name',
  'Type',
  'Part of day',
  'Hours',
  'Minutes',
  'Change',
];

const csvOf = (lines: readonly PushLine[], { customer_code, year, month }: FileAbout): string => {
  const ofMonth = `${String(month).padStart(2, '0')}/${year}`;
  const rows = lines.map((line) => [
    customer_code,
    ofMonth,
    line.payroll_number,
    toDmy(line.date),
    line.code,
    line.code_name,
    line.type_name,
    line.part,
    toHours(line.minutes),
    String(line.minutes),
    line.change,
  ]);
  return (
    BYTE_ORDER_MARK + [CSV_HEADERS, ...rows].map((cells) => cells.map(csvCell).join(SEPARATOR) + LINE_END).join('')
  );
};

/** The columns of the fixed layout, in their order. */
const FIXED = { company: FIXED_CUSTOMER_CODE, payroll_number: 6, code: 4, text: 25, date: 8, hours: 5 } as const;

/** A description in plain characters, so that each takes one place in any encoding. */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[^\x20-\x7e]/gu, '?')
    .slice(0, FIXED.text)
    .padEnd(FIXED.text);

const compactDate = (date: string): string => date.replaceAll('-', '');
const fixedNumber = (number: string): string => number.padStart(FIXED.payroll_number, '0');
const fixedHours = (minutes: number): string => toHours(minutes).padStart(FIXED.hours, '0');

const fixedLine = (line: PushLine, customerCode: string): string =>
  [
    customerCode.padEnd(FIXED.company),
    fixedNumber(line.payroll_number),
    line.code.padEnd(FIXED.code),
    plainText(line.type_name),
    compactDate(line.date),
    compactDate(line.date),
    fixedHours(line.minutes),
  ].join('') + LINE_END;

/**
 * The values that do not fit the columns of a layout, each person and field once: a payroll number of other than six
 * digits or fewer, or one that is another person's with zeros in front, a code of more than four plain characters, and
 * hours beyond the column.
 */
export const unfitOf = (layout: FileLayout, lines: readonly PushLine[]): Unfit[] => {
  if (layout === 'csv') return [];
  const unfit = new Map<string, Unfit>();
  const owners = new Map<string, number>();
  for (const { employee_id, payroll_number, code, minutes } of lines) {
    const number = fixedNumber(payroll_number);
    const owner = owners.get(number) ?? employee_id;
    owners.set(number, owner);
    const fits = {
      payroll_number: /^\d{1,6}$/.test(payroll_number) && owner === employee_id,
      code: isPlain(code, FIXED.code),
      minutes: fixedHours(minutes).length === FIXED.hours,
    };
    for (const field of ['payroll_number', 'code', 'minutes'] as const)
      if (!fits[field]) unfit.set(`${employee_id} ${field}`, { employee_id, field });
  }
  return [...unfit.values()];
};

/** The file of lines. What does not fit its layout is reported beforehand (`unfitOf`, `fitsCustomerCode`). */
export const fileOf = (layout: FileLayout, lines: readonly PushLine[], about: FileAbout): string => {
  if (layout === 'csv') return csvOf(lines, about);
  if (!fitsCustomerCode(layout, about.customer_code) || unfitOf(layout, lines).length > 0)
    throw new RangeError('a line does not fit the columns of its layout');
  return lines.map((line) => fixedLine(line, about.customer_code)).join('');
};
