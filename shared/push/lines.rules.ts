import type { TakenDay } from '#shared/days-off/entries.ts';
import type { DayPart } from '#shared/days-off/names.ts';
import type { MappedCode } from '#shared/integrations/mapping.rules.ts';
import type { LineChange } from './names.ts';
import type { PushedLine, PushLine } from './push-line.ts';

/* What is sent of the days of a person in a month (docs/areas/push.md#lines). */

/** A line with its difference from what was pushed last; `minutes` is 0 where the line is removed. */
export type ChangedLine = PushedLine & { readonly change: LineChange; readonly was: number | null };

export type ChangeCounts = Record<LineChange, number>;

export type PushTotals = {
  people: number;
  lines: number;
  minutes: number;
  by_code: { code: string; name: string; lines: number; minutes: number }[];
};

type LineKey = Pick<PushedLine, 'date' | 'code'>;

const keyOf = ({ date, code }: LineKey): string => `${date} ${code}`;

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byDateAndCode = (one: LineKey, other: LineKey): number =>
  compareTexts(one.date, other.date) || compareTexts(one.code, other.code);

/**
 * The lines of approved days, by date and then code. What has the same code on one day is one line of all its minutes,
 * which keeps the type of the first of them. `missing` names the types without a code, whose days are no lines.
 */
export const monthLines = (
  entries: readonly TakenDay[],
  codeOf: (typeId: number, part: DayPart) => MappedCode | null,
): { lines: PushedLine[]; missing: number[] } => {
  const lines = new Map<string, PushedLine>();
  const missing = new Set<number>();
  for (const { date, type_id, part, minutes, state } of entries) {
    if (state !== 'approved' || minutes <= 0) continue;
    const code = codeOf(type_id, part)?.code;
    if (code === undefined) {
      missing.add(type_id);
      continue;
    }
    const key = keyOf({ date, code });
    const first = lines.get(key);
    lines.set(
      key,
      first ? { ...first, part: 'minutes', minutes: first.minutes + minutes } : { date, type_id, part, code, minutes },
    );
  }
  return {
    lines: [...lines.values()].toSorted(byDateAndCode),
    missing: [...missing].toSorted((one, other) => one - other),
  };
};

const isHalf = (part: DayPart): boolean => part === 'morning' || part === 'afternoon';

/**
 * The codes under which a month was pushed, by type and half or whole day. A correction of the month keeps them: a type that
 * has another code since, or none, changes no month that was pushed.
 */
export const codesPushed = (
  lines: readonly Pick<PushedLine, 'type_id' | 'part' | 'code'>[],
): ((typeId: number, part: DayPart) => MappedCode | null) => {
  const codes = new Map(lines.map(({ type_id, part, code }) => [`${type_id} ${isHalf(part)}`, code]));
  return (typeId, part) => {
    const code = codes.get(`${typeId} ${isHalf(part)}`);
    return code === undefined ? null : { code, name: '' };
  };
};

const changeOf = (line: PushedLine, before: PushedLine | undefined): ChangedLine => {
  if (before === undefined) return { ...line, change: 'new', was: null };
  if (before.minutes === line.minutes) return { ...line, change: 'same', was: null };
  return { ...line, change: 'changed', was: before.minutes };
};

/** What holds now against what was pushed last, line by line. Only minutes make a line differ: they are what is sent. */
export const diffLines = (before: readonly PushedLine[], after: readonly PushedLine[]): ChangedLine[] => {
  const pushed = new Map(before.map((line) => [keyOf(line), line]));
  const changes = after.map((line) => changeOf(line, pushed.get(keyOf(line))));
  for (const line of after) pushed.delete(keyOf(line));
  for (const line of pushed.values()) changes.push({ ...line, minutes: 0, change: 'removed', was: line.minutes });
  return changes.toSorted(byDateAndCode);
};

/** The lines that were pushed last before these, as `diffLines` compared them. */
export const linesBefore = (lines: readonly ChangedLine[]): PushedLine[] =>
  lines.flatMap(({ date, type_id, part, code, minutes, change, was }) =>
    change === 'new' ? [] : [{ date, type_id, part, code, minutes: was ?? minutes }],
  );

type NamesOf = { readonly type: (id: number) => string; readonly code: (code: string) => string };

/** The lines of a person with the names that a payload keeps of them. */
export const namedLines = (
  person: { readonly id: number; readonly employee_number: string | null },
  lines: readonly ChangedLine[],
  nameOf: NamesOf,
): PushLine[] =>
  lines.map((line) => ({
    employee_id: person.id,
    payroll_number: person.employee_number ?? '',
    date: line.date,
    type_id: line.type_id,
    type_name: nameOf.type(line.type_id),
    part: line.part,
    code: line.code,
    code_name: nameOf.code(line.code),
    minutes: line.minutes,
    change: line.change,
    was: line.was,
  }));

export const countChanges = (lines: readonly Pick<PushLine, 'change'>[]): ChangeCounts => {
  const counts: ChangeCounts = { new: 0, changed: 0, removed: 0, same: 0 };
  for (const { change } of lines) counts[change] += 1;
  return counts;
};

/** What is sent of lines, altogether and by code. Removed lines are not counted. */
export const totalsOf = (
  lines: readonly Pick<PushLine, 'employee_id' | 'code' | 'code_name' | 'minutes' | 'change'>[],
): PushTotals => {
  const people = new Set<number>();
  const codes = new Map<string, PushTotals['by_code'][number]>();
  const totals = { lines: 0, minutes: 0 };
  for (const { employee_id, code, code_name, minutes, change } of lines) {
    if (change === 'removed') continue;
    const ofCode = codes.get(code) ?? { code, name: code_name, lines: 0, minutes: 0 };
    codes.set(code, ofCode);
    people.add(employee_id);
    for (const total of [totals, ofCode]) {
      total.lines += 1;
      total.minutes += minutes;
    }
  }
  const by_code = [...codes.values()].toSorted((one, other) => compareTexts(one.code, other.code));
  return { people: people.size, ...totals, by_code };
};
