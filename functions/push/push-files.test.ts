import {
  aSpan,
  EXTRA,
  fourFifths,
  fullTime,
  ILLNESS,
  LEGAL,
  readEntries,
  aRequest,
} from '#tests/builders/worked-days.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startParts } from '#shared/days-off/names.ts';
import { fileOf } from '#shared/push/file.rules.ts';
import { diffLines, monthLines } from '#shared/push/lines.rules.ts';
import type { PushLine } from '#shared/push/push-line.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { plainText } from '#functions/platform/excel/plain-text.ts';
import { openCsv } from '#functions/platform/excel/read-csv.ts';

/* What the files of a push hold (docs/areas/push.md#files), read back by the reader of imports. */

const folder = aTemporaryFolder();
afterAll(folder.remove);

const about = { customer_code: 'BR', year: 2026, month: 11 };

/** The cells of a file below its header. */
const cellsOf = async (csv: string): Promise<string[][]> => {
  const table = await openCsv(folder.write('lines.csv', Buffer.from(csv)));
  const rows: string[][] = [];
  for await (const { cells } of table.rows(null)) rows.push(cells.map(plainText));
  return rows.slice(1);
};

type Held = readonly (readonly [key: string, minutes: number])[];

/** The key of a line with its payroll number as the fixed layout writes it. */
const keyOf = (number: string, date: string, code: string): string => `${number.padStart(6, '0')} ${date} ${code}`;

const inCsv = async (lines: readonly PushLine[]): Promise<Held> =>
  (await cellsOf(fileOf('csv', lines, about))).map(([, , number = '', date = '', code = '', , , , hours = '', minutes]) => {
    expect(Math.round(Number(hours.replace(',', '.')) * 60)).toBe(Number(minutes));
    return [keyOf(number, date, code), Number(minutes)];
  }); // prettier-ignore

const FIXED = /^BR(?<number>\d{6})(?<code>.{4}).{25}(?<from>\d{8})(?<to>\d{8})(?<hours>\d{2},\d{2})$/;

const inFixed = (lines: readonly PushLine[]): Held =>
  fileOf('fixed', lines, about)
    .split('\r\n')
    .slice(0, -1)
    .map((row) => {
      const { number = '', code = '', from = '', to, hours = '' } = FIXED.exec(row)?.groups ?? {};
      expect(to).toBe(from);
      const date = `${from.slice(6)}/${from.slice(4, 6)}/${from.slice(0, 4)}`;
      return [keyOf(number, date, code.trim()), Math.round(Number(hours.replace(',', '.')) * 60)];
    });

/** What the API of an office is sent: lines without those that were removed. */
const overHttp = (lines: readonly PushLine[]): Held =>
  lines
    .filter(({ change }) => change !== 'removed')
    .map(({ payroll_number, date, code, minutes }) => [keyOf(payroll_number, toDmy(date), code), minutes]);

const withMinutes = (held: Held): Held => held.filter(([, minutes]) => minutes > 0);

const request = fc
  .record({
    begins: fc.integer({ min: -3, max: 29 }),
    more: fc.nat(6),
    type_id: fc.constantFrom(LEGAL, EXTRA, ILLNESS),
    start_part: fc.constantFrom(...startParts),
    minutes: fc.option(fc.integer({ min: 1, max: 456 }), { freq: 3 }),
    state: fc.constantFrom('approved' as const, 'approved' as const, 'requested' as const),
  })
  .map(({ begins, more, minutes, type_id, start_part, state }) => {
    const start = addDays('2026-11-01', begins);
    const isSingle = more === 0 || minutes !== null;
    const end = isSingle ? start : addDays(start, more);
    const part = isSingle || start_part !== 'morning' ? start_part : 'whole';
    return { span: aSpan(start, end, { type_id, minutes, start_part: part }), state };
  });

const person = fc.record({
  payroll_number: fc.integer({ min: 1, max: 999_999 }).map(String),
  isPartTime: fc.boolean(),
  before: fc.array(request, { maxLength: 5 }),
  after: fc.array(request, { maxLength: 5 }),
});

const CODES: Record<number, string> = { [LEGAL]: 'V01', [EXTRA]: 'V02', [ILLNESS]: 'A050' };

/** The lines of random people in November 2026, against what was pushed last of them. */
const month = fc.uniqueArray(person, { maxLength: 4, selector: ({ payroll_number: number }) => number }).map((people) =>
  people.flatMap(({ payroll_number, isPartTime, before, after }, at): PushLine[] => {
    const calendar = isPartTime ? fourFifths : fullTime;
    const linesOf = (requests: typeof before) => {
      const all = requests.map(({ span, state }) => aRequest(span, { state }, calendar));
      const entries = readEntries(all, '2026-12-01', calendar).filter(({ date }) => date.startsWith('2026-11'));
      return monthLines(entries, (type, part) => {
        const code = part === 'morning' && type === LEGAL ? 'V01H' : CODES[type];
        return code === undefined ? null : { code, name: '' };
      }).lines;
    };
    return diffLines(linesOf(before), linesOf(after)).map((line) => ({
      ...line,
      employee_id: at + 1,
      payroll_number,
      type_name: 'Congé',
      code_name: '',
    }));
  }),
);

describe('a file of either layout', () => {
  it('holds the minutes that an office is sent over HTTP, and removed lines with none', async () => {
    let removed = 0;
    await fc.assert(
      fc.asyncProperty(month, async (lines) => {
        removed += lines.filter(({ change }) => change === 'removed').length;
        const csv = await inCsv(lines);
        expect(withMinutes(csv)).toEqual(overHttp(lines));
        expect(inFixed(lines)).toEqual(csv);
        expect(csv).toHaveLength(lines.length);
      }),
      { numRuns: 200, seed: 17 },
    );
    expect(removed).toBeGreaterThan(200);
  });
});

describe('the csv', () => {
  const oneLine = (text: string): string => text.toWellFormed().replace(/[\s\p{Cc}]+/gu, ' ').trim(); // prettier-ignore
  const spiced = fc
    .tuple(fc.constantFrom('', '=', '+', '-', '@', "'", '"', ';', '\t=', ' =', '\r\n@', '＝', '="', "'="), fc.string({ unit: 'binary' }))
    .map(([first, rest]) => first + rest); // prettier-ignore
  const RAW_CELL = /(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g;

  it('is read back cell by cell whatever the names are, and holds no formula', async () => {
    await fc.assert(
      fc.asyncProperty(spiced, spiced, spiced, async (type_name, code_name, code) => {
        const line: PushLine = { employee_id: 1, payroll_number: '007', date: '2026-11-04', type_id: 1, type_name, part: 'whole', code, code_name, minutes: 100, change: 'new', was: null }; // prettier-ignore
        const csv = fileOf('csv', [line], about);
        expect(await cellsOf(csv)).toEqual([
          ['BR', '11/2026', '007', '04/11/2026', oneLine(code), oneLine(code_name), oneLine(type_name), 'whole', '1,67', '100', 'new'],
        ]); // prettier-ignore
        for (const row of csv.slice(1).split('\r\n').slice(0, -1)) {
          const cells = [...row.matchAll(RAW_CELL)].map(([, quoted, bare]) => quoted ?? bare ?? '');
          expect(cells).toHaveLength(11);
          for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
        }
      }),
      { numRuns: 300, seed: 17 },
    );
  });
});
