import { aSpan, EXTRA, anIllness, ILLNESS, LEGAL, readEntries, aRequest } from '#tests/builders/worked-days.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayEntry } from '#shared/days-off/entries.ts';
import { dayParts, type DayPart } from '#shared/days-off/names.ts';
import { addDays } from '#shared/values/dates.ts';
import { codesPushed, countChanges, diffLines, linesBefore, monthLines, namedLines, totalsOf } from './lines.rules.ts';
import { monthSpan } from './month.rules.ts';
import type { PushedLine } from './push-line.ts';

/* Lines worked out by hand, and what holds of any (docs/areas/push.md#lines). */

const codes: Record<number, string> = { [LEGAL]: 'V01', [EXTRA]: 'V01', [ILLNESS]: 'Z50' };
const codeOf = (type: number) => {
  const code = codes[type];
  return code === undefined ? null : { code, name: `Code ${code}` };
};
const halfCodeOf = (type: number, part: DayPart) =>
  type === LEGAL && (part === 'morning' || part === 'afternoon') ? { code: 'V01H', name: 'Half' } : codeOf(type);

const entry = (date: string, type_id: number, minutes: number, more: Partial<DayEntry> = {}): DayEntry => ({
  date,
  minutes,
  type_id,
  part: 'whole',
  state: 'approved',
  request_id: 1,
  ...more,
});
const line = (date: string, code: string, minutes: number, part: DayPart = 'whole', type_id = LEGAL): PushedLine => ({
  date,
  type_id,
  part,
  code,
  minutes,
});

describe('the lines of a month', () => {
  it('add up two requests of the same code on one day, and keep other codes apart', () => {
    const entries = readEntries(
      [
        aRequest(aSpan('2026-11-04', '2026-11-04', { start_part: 'morning' })),
        aRequest(aSpan('2026-11-04', '2026-11-04', { start_part: 'afternoon', type_id: EXTRA })),
      ],
      '2026-11-22',
    );
    expect(monthLines(entries, codeOf).lines).toEqual([line('2026-11-04', 'V01', 456, 'minutes')]);
    expect(monthLines(entries, halfCodeOf).lines).toEqual([
      line('2026-11-04', 'V01', 228, 'afternoon', EXTRA),
      line('2026-11-04', 'V01H', 228, 'morning'),
    ]);
  });

  it('hold illness over leave once, and what is left of the leave', () => {
    const leave = aRequest(aSpan('2026-11-04', '2026-11-05'));
    const ill = anIllness('2026-11-05', '2026-11-05');
    expect(monthLines(readEntries([leave, ill], '2026-11-22'), codeOf).lines).toEqual([
      line('2026-11-04', 'V01', 456),
      line('2026-11-05', 'Z50', 456, 'whole', ILLNESS),
    ]);
    const morning = aRequest(aSpan('2026-11-05', '2026-11-05', { type_id: ILLNESS, start_part: 'morning' }));
    expect(monthLines(readEntries([leave, morning], '2026-11-22'), codeOf).lines.slice(1)).toEqual([
      line('2026-11-05', 'V01', 228, 'minutes'),
      line('2026-11-05', 'Z50', 228, 'morning', ILLNESS),
    ]);
  });

  it('end at New Year, without the holiday and the weekend', () => {
    const entries = readEntries([aRequest(aSpan('2026-12-30', '2027-01-05'))], '2027-01-20');
    const datesOf = (year: number, month: number) => {
      const { from, to } = monthSpan(year, month);
      return monthLines(entries.filter(({ date }) => date >= from && date <= to), codeOf).lines.map(({ date }) => date); // prettier-ignore
    };
    expect(datesOf(2026, 12)).toEqual(['2026-12-30', '2026-12-31']);
    expect(datesOf(2027, 1)).toEqual(['2027-01-04', '2027-01-05']);
  });

  it('leave out what waits, and name the types without a code', () => {
    const entries = [
      entry('2026-11-04', LEGAL, 456, { state: 'requested' }),
      entry('2026-11-05', 8, 456),
      entry('2026-11-06', 7, 456),
      entry('2026-11-09', 8, 456),
      entry('2026-11-10', 6, 456, { state: 'requested' }),
      entry('2026-11-12', 5, 0),
    ];
    expect(monthLines(entries, codeOf)).toEqual({ lines: [], missing: [7, 8] });
  });
});

describe('the difference from what was pushed last', () => {
  const before = [line('2026-11-04', 'V01', 456), line('2026-11-05', 'V01', 456), line('2026-11-06', 'V01', 228)];
  const after = [line('2026-11-04', 'V01', 456, 'minutes', EXTRA), line('2026-11-05', 'V01', 228), line('2026-11-05', 'Z50', 228)]; // prettier-ignore

  it('is new, changed, removed or the same, by day and code', () => {
    const changes = diffLines(before, after);
    expect(changes.map(({ date, code, minutes, change, was }) => [date, code, minutes, change, was])).toEqual([
      ['2026-11-04', 'V01', 456, 'same', null],
      ['2026-11-05', 'V01', 228, 'changed', 456],
      ['2026-11-05', 'Z50', 228, 'new', null],
      ['2026-11-06', 'V01', 0, 'removed', 228],
    ]);
    expect(countChanges(changes)).toEqual({ new: 1, changed: 1, removed: 1, same: 1 });
  });

  it('leads back to what was pushed before', () => {
    const sent = (lines: readonly PushedLine[]) => lines.map(({ date, code, minutes }) => [date, code, minutes]);
    expect(sent(linesBefore(diffLines(before, after)))).toEqual(sent(before));
    expect(linesBefore(diffLines([], before))).toEqual([]);
    expect(linesBefore(diffLines(before, []))).toEqual(before);
  });

  it('is all new the first time, and all removed when nothing is left', () => {
    expect(countChanges(diffLines([], before))).toEqual({ new: 3, changed: 0, removed: 0, same: 0 });
    expect(countChanges(diffLines(before, []))).toEqual({ new: 0, changed: 0, removed: 3, same: 0 });
  });

  it('is not counted in totals where it is removed', () => {
    const lines = diffLines(before, after).map((one) => ({ ...one, employee_id: 7, code_name: `Code ${one.code}` }));
    const gone = { ...lines[3], employee_id: 8, code: 'V01', code_name: 'Code V01', minutes: 0, change: 'removed' as const }; // prettier-ignore
    expect(totalsOf([...lines, gone])).toEqual({
      people: 1,
      lines: 3,
      minutes: 912,
      by_code: [
        { code: 'V01', name: 'Code V01', lines: 2, minutes: 684 },
        { code: 'Z50', name: 'Code Z50', lines: 1, minutes: 228 },
      ],
    });
  });
});

describe('what was pushed', () => {
  it('keeps its codes, by type and half or whole day', () => {
    const codeThen = codesPushed([line('2026-11-04', 'OLD', 456), line('2026-11-05', 'OLDH', 228, 'morning')]);
    expect(codeThen(LEGAL, 'whole')).toEqual({ code: 'OLD', name: '' });
    expect(codeThen(LEGAL, 'minutes')?.code).toBe('OLD');
    expect(codeThen(LEGAL, 'morning')?.code).toBe('OLDH');
    expect(codeThen(LEGAL, 'afternoon')?.code).toBe('OLDH');
    expect(codeThen(EXTRA, 'whole')).toBeNull();
  });

  it('keeps the names of its person, types and codes', () => {
    const lines = diffLines([], [line('2026-11-04', 'V01', 456)]);
    const nameOf = { type: (id: number) => `Type ${id}`, code: (code: string) => `Code ${code}` };
    const named = {
      employee_id: 7,
      payroll_number: '1042',
      date: '2026-11-04',
      type_id: LEGAL,
      type_name: `Type ${LEGAL}`,
      part: 'whole',
      code: 'V01',
      code_name: 'Code V01',
      minutes: 456,
      change: 'new',
      was: null,
    };
    expect(namedLines({ id: 7, employee_number: '1042' }, lines, nameOf)).toEqual([named]);
    expect(namedLines({ id: 7, employee_number: null }, lines, nameOf)).toEqual([{ ...named, payroll_number: '' }]);
  });

  it('is added up by code, in their order', () => {
    const lines = ['Z50', 'V01', 'X'].map((code) => ({ employee_id: 7, code, code_name: code, minutes: 1, change: 'new' as const })); // prettier-ignore
    expect(totalsOf(lines).by_code.map(({ code }) => code)).toEqual(['V01', 'X', 'Z50']);
  });
});

describe('of any month', () => {
  const entries = fc.array(
    fc.record({
      date: fc.nat(30).map((days) => addDays('2026-12-01', days)),
      minutes: fc.nat(600),
      type_id: fc.constantFrom(LEGAL, EXTRA, ILLNESS, 7, 8),
      part: fc.constantFrom(...dayParts),
      state: fc.constantFrom('approved' as const, 'approved' as const, 'requested' as const),
      request_id: fc.nat(5),
    }),
    { maxLength: 40 },
  );
  const RUNS = { numRuns: 500, seed: 17 };

  it('no approved minute with a code is lost, none is added, and the rest is named', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const { lines, missing } = monthLines(all, halfCodeOf);
        const minutesOf = (key: string) =>
          all
            .filter(
              ({ state, date, type_id, part }) =>
                state === 'approved' && `${date} ${halfCodeOf(type_id, part)?.code}` === key,
            ) // prettier-ignore
            .reduce((sum, { minutes }) => sum + minutes, 0);
        for (const { date, code, minutes } of lines) expect(minutes).toBe(minutesOf(`${date} ${code}`));
        const approved = all.filter(({ state, minutes }) => state === 'approved' && minutes > 0);
        const mapped = approved.filter(({ type_id }) => codeOf(type_id) !== null);
        const sum = (of: readonly { minutes: number }[]) => of.reduce((total, { minutes }) => total + minutes, 0);
        expect(sum(lines)).toBe(sum(mapped));
        expect(new Set(lines.map(({ date, code }) => `${date} ${code}`)).size).toBe(lines.length);
        expect(new Set(missing)).toEqual(new Set(approved.filter((one) => !mapped.includes(one)).map(({ type_id }) => type_id))); // prettier-ignore
      }),
      RUNS,
    );
  });

  it('what was pushed, with its differences, is what holds now', () => {
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const before = monthLines(one, codeOf).lines;
        const after = monthLines(other, codeOf).lines;
        const holds = new Map(before.map((pushed) => [`${pushed.date} ${pushed.code}`, pushed.minutes]));
        const changes = diffLines(before, after);
        for (const { date, code, change, minutes, was } of changes) {
          const key = `${date} ${code}`;
          expect(was).toBe(change === 'same' ? null : (holds.get(key) ?? null));
          if (change === 'removed') holds.delete(key);
          else if (change !== 'same') holds.set(key, minutes);
        }
        const expected = new Map(after.map((now) => [`${now.date} ${now.code}`, now.minutes]));
        expect(holds).toEqual(expected);
        const counts = countChanges(changes);
        expect(counts.new + counts.changed + counts.same).toBe(after.length);
        expect(counts.removed + counts.changed + counts.same).toBe(before.length);
        expect(changes.filter(({ change }) => change !== 'removed').map(({ date, code, minutes }) => ({ date, code, minutes }))) // prettier-ignore
          .toEqual(after.map(({ date, code, minutes }) => ({ date, code, minutes })));
      }),
      RUNS,
    );
  });
});
