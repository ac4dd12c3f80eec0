import type { Integration } from '#shared/integrations/integration.ts';
import { presentMapping } from '#shared/integrations/gone.rules.ts';
import { codeOf } from '#shared/integrations/mapping.rules.ts';
import { integrationOf } from '#shared/integrations/people.rules.ts';
import { isEmployedWithin } from '#shared/days-off/employed-days.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { CORRECTION_MONTHS } from '#shared/push/limits.ts';
import { codesPushed, diffLines, monthLines, namedLines } from '#shared/push/lines.rules.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { monthKey, monthSpan, suggestedMonth } from '#shared/push/month.rules.ts';
import { blocksOf } from '#shared/push/people.rules.ts';
import type { BlockReason } from '#shared/push/names.ts';
import { packLines, unpackLines, type PushedMonth } from '#shared/push/pushed-days.ts';
import type { PushedLine, PushLine } from '#shared/push/push-line.ts';
import { withSharedTrainings } from '#shared/push/training-days.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { refreshTrainings, trainingsOf as trainingsNow } from '#functions/days-off/training-days.ts';
import { awayDays, type AwayDay } from '#functions/days-off/away-days.ts';
import { readDaysOff, type DaysOff } from '#functions/days-off/days-off.ts';
import { readIntegrations } from '#functions/integrations/integration-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { linesPushed, pushedDaysCollection, pushedDaysNow, pushedMonthIn } from './pushed-days-store.ts';

/** What was computed of a person in a month. */
type Computed = {
  /**
   * The objects that it was computed from, besides integration and month: it holds as long as they are the very same.
   */
  readonly of: readonly unknown[];
  entries?: AwayDay[];
  lines?: PersonMonth;
  corrections?: PersonMonth[];
};

/**
 * The page, the preview and the start of a push ask for the same days one after the other: two months of 3,000 people.
 */
const COMPUTED_MAX = 6_000;
const computed = new LruCache<Computed>(COMPUTED_MAX);

type MonthOfYear = { readonly year: number; readonly month: number };

/** The lines of a person in one month against what was pushed last, and the types that have no code. */
export type PersonMonth = MonthOfYear & { readonly lines: readonly PushLine[]; readonly missing: readonly number[] };

/** Everything that a push of a month is made of, as of one reading. */
export type PushMonth = MonthOfYear & {
  readonly integration: Integration;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly daysOff: DaysOff;
  /** The people of the integration who work in the month, or whose pushed days changed. */
  readonly people: readonly EmployeeRow[];
  /** A person of the integration, also one who works no longer; undefined for everybody else. */
  readonly personOf: (id: number) => EmployeeRow | undefined;
  readonly blocksOf: (person: EmployeeRow) => BlockReason[];
  /** What a person has on the days of the month, asked and approved, trainings too. */
  readonly entriesOf: (person: EmployeeRow) => AwayDay[];
  readonly linesOf: (person: EmployeeRow) => PersonMonth;
  /** The earlier months of a person that were pushed and differ by now. */
  readonly correctionsOf: (person: EmployeeRow) => PersonMonth[];
  /** The moment when the month of this person was pushed last; null for never. */
  readonly pushedAt: (employeeId: number) => string | null;
};

/** The month of a question, else the one that is suggested. */
export const askedMonth = ({ year, month }: { year?: number | undefined; month?: number | undefined }): MonthOfYear =>
  year !== undefined && month !== undefined ? { year, month } : suggestedMonth(today());

const numberOf = ({ year, month }: MonthOfYear): number => year * 12 + month;

const byDate = (one: AwayDay, other: AwayDay): number => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0);

const worksIn = (person: EmployeeRow, from: IsoDate, to: IsoDate): boolean =>
  isEmployedWithin(person, from, to) && (person.active_until !== null || person.deleted === 0);

/** What was computed from these very objects before, else room for what is computed from them now. */
const computedFrom = (key: string, of: readonly unknown[]): Computed => {
  const before = computed.get(key);
  if (before && of.every((one, at) => one === before.of[at])) return before;
  const fresh: Computed = { of };
  computed.set(key, fresh);
  return fresh;
};

type EntriesWithin = (person: EmployeeRow, first: IsoDate, last: IsoDate) => AwayDay[];

/** What people have on the days of a span, in their order. */
const entriesOfPeople =
  (daysOff: DaysOff): EntriesWithin =>
  ({ id }: EmployeeRow, first: IsoDate, last: IsoDate): AwayDay[] =>
    withSharedTrainings(awayDays(daysOff, id, first, last).toSorted(byDate), {
      minutesOn: daysOff.calendarOf(id).minutesOn,
      isAbsence: (typeId) => daysOff.typeOf(typeId)?.kind === 'absence',
    });

type LinesFrom = MonthOfYear & Pick<PushMonth, 'integration' | 'daysOff'> & { readonly entriesWithin: EntriesWithin };

/** The lines of people in a month, and in the earlier ones that changed, against what was pushed of them last. */
const linesOfPeople = ({ integration, daysOff, entriesWithin, year, month }: LinesFrom) => {
  const codes = new Map(integration.payroll_types.map(({ id, name }) => [id, name]));
  const mapping = presentMapping(integration);
  const linesNow = (
    person: EmployeeRow,
    of: MonthOfYear,
    codeThen: ReturnType<typeof codesPushed> = () => null,
  ): ReturnType<typeof monthLines> => {
    const span = monthSpan(of.year, of.month);
    return monthLines(
      entriesWithin(person, span.from, span.to),
      (type_id, part) => codeThen(type_id, part) ?? codeOf(mapping, { type_id, statute: person.statute, part }),
    );
  };
  const comparedWith = (
    before: readonly PushedLine[],
    person: EmployeeRow,
    { year: ofYear, month: ofMonth }: MonthOfYear,
    { lines, missing }: ReturnType<typeof linesNow>,
  ): PersonMonth => ({
    year: ofYear,
    month: ofMonth,
    missing,
    lines: namedLines(person, diffLines(before, lines), {
      type: (id) => daysOff.typeOf(id)?.name ?? '',
      code: (code) => codes.get(code) ?? '',
    }),
  });
  const linesOf = (person: EmployeeRow): PersonMonth =>
    comparedWith(
      linesPushed(pushedDaysNow(person.id), { integration_id: integration.id, year, month }),
      person,
      { year, month },
      linesNow(person, { year, month }),
    );
  const correctable = (one: PushedMonth): boolean =>
    one.integration_id === integration.id &&
    numberOf(one) < numberOf({ year, month }) &&
    numberOf(one) >= numberOf({ year, month }) - CORRECTION_MONTHS;
  const correctionsOf = (person: EmployeeRow): PersonMonth[] =>
    pushedDaysNow(person.id)
      .months.filter(correctable)
      .toSorted((one, other) => numberOf(one) - numberOf(other))
      .flatMap((one) => {
        const before = unpackLines(one.lines);
        const now = linesNow(person, one, codesPushed(before));
        // Most months are as they were pushed, and most of them letter by letter.
        if (now.missing.length === 0 && packLines(now.lines) === one.lines) return [];
        return [comparedWith(before, person, one, now)];
      })
      .filter(({ lines }) => lines.some(({ change }) => change !== 'same'));
  return { linesOf, correctionsOf };
};

/** Reads what a push of a month of an integration is made of. */
export const readMonth = async (integration: Integration, { year, month }: MonthOfYear): Promise<PushMonth> => {
  const [daysOff, integrations, employees] = await Promise.all([
    readDaysOff(),
    readIntegrations(),
    employeeCollection.refresh(),
    refreshTrainings(),
    pushedDaysCollection.refresh(),
  ]);
  const { from, to } = monthSpan(year, month);
  const entriesWithin = entriesOfPeople(daysOff);
  const { linesOf, correctionsOf } = linesOfPeople({ integration, daysOff, entriesWithin, year, month });
  const computedOf = (person: EmployeeRow): Computed => {
    const { id } = person;
    const key = `${integration.id} ${monthKey(year, month)} ${id}`;
    return computedFrom(key, [
      person,
      daysOff.countedOf(id),
      trainingsNow(id),
      pushedDaysCollection.rows.get(id),
      integration.version,
    ]);
  };
  const isOnIt = (person: EmployeeRow): boolean => integrationOf(person, integrations) === integration.id;
  const pushedOf = ({ id }: Pick<EmployeeRow, 'id'>): PushedMonth | undefined =>
    pushedMonthIn(pushedDaysNow(id), { integration_id: integration.id, year, month });
  const people = [...employees.all()].filter(
    (person) =>
      isOnIt(person) &&
      (worksIn(person, from, to) || pushedOf(person) !== undefined || entriesWithin(person, from, to).length > 0),
  );
  const linesOfOne = (person: EmployeeRow): PersonMonth => (computedOf(person).lines ??= linesOf(person));
  const correctionsOfOne = (person: EmployeeRow): PersonMonth[] =>
    (computedOf(person).corrections ??= correctionsOf(person));
  /** A first day that was put off leaves days behind that an office has, and that a push takes back. */
  const hasLines = (person: EmployeeRow): boolean =>
    linesOfOne(person).lines.length > 0 || correctionsOfOne(person).length > 0;
  return {
    year,
    month,
    integration,
    from,
    to,
    daysOff,
    people,
    personOf: (id) => {
      const person = employees.get(id);
      return person && isOnIt(person) ? person : undefined;
    },
    blocksOf: (person) =>
      blocksOf(person, { from, to }).filter((reason) => reason !== 'not_started' || !hasLines(person)),
    entriesOf: (person) => (computedOf(person).entries ??= entriesWithin(person, from, to)),
    linesOf: linesOfOne,
    correctionsOf: correctionsOfOne,
    pushedAt: (id) => pushedOf({ id })?.at ?? null,
  };
};
