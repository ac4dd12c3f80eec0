import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listRights } from '#shared/contract/days-off/list-rights.ts';
import type { DayOffRight } from '#shared/days-off/day-off-right.ts';
import type { RightBasis } from '#shared/days-off/names.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { decimalText, typedDecimal } from '#shared/values/decimal.ts';
import { changedFields } from '../../../form/changed-fields.ts';
import { decimalIssue } from '../../../form/decimal-issue.ts';
import { wholeNumberIssue } from '../../../form/whole-number-issue.ts';

export type RightOut = EndpointResponse<typeof listRights>['data'][number];
/** A right as an edit takes it, with the version that all rights have together. */
export type StoredRight = RightOut & { version: number };

export type StepForm = { from_years: string; days: string };
/** Days and years as typed; `carries` says whether what is left may be taken in the next year. */
export type RightForm = {
  basis: RightBasis | '';
  days: string;
  seniority: StepForm[];
  carries: 0 | 1;
  carries_until: string;
  carries_max: string;
  /** The first year of the change; blank corrects the years in which the right held already. */
  from_year: string;
};

export const STEPS_MAX = 10;
export const DAYS_MAX = 366;
const YEARS = { min: 1, max: 60 };
/** The usual last day of what was carried over. */
const CARRIES_UNTIL = '31/03';

export const formOf = (right: RightOut, from = ''): RightForm => ({
  basis: right.basis,
  days: decimalText(right.days),
  seniority: right.seniority.map((step) => ({ from_years: String(step.from_years), days: decimalText(step.days) })),
  carries: right.carries_until === null ? 0 : 1,
  carries_until: right.carries_until ?? CARRIES_UNTIL,
  carries_max: decimalText(right.carries_max),
  from_year: from,
});

/** The year from which a change counts unless the user says otherwise: this one, where the years before gave something. */
export const usualStart = ({ days }: RightOut, year: number): string => (days > 0 ? String(year) : '');

const daysIssues = (path: string, typed: string): Issue[] => {
  if (typed.trim() === '') return [issue(path, 'required')];
  const found = decimalIssue(path, typed, { max: DAYS_MAX });
  return found ? [found] : [];
};

const yearsIssues = (path: string, typed: string, others: readonly string[]): Issue[] => {
  if (typed.trim() === '') return [issue(path, 'required')];
  const found = wholeNumberIssue(path, typed, YEARS);
  if (found) return [found];
  return others.some((other) => Number(other) === Number(typed)) ? [issue(path, 'listed_twice')] : [];
};

const carriedIssues = ({ carries, carries_until: until, carries_max: most }: RightForm): Issue[] => {
  if (carries === 0) return [];
  // 2001 has no leap day, as the API judges it.
  const day = parseDmy(`${until.trim()}/2001`) === null ? [issue('carries_until', 'invalid_date')] : [];
  return [...day, ...(most.trim() === '' ? [] : daysIssues('carries_max', most))];
};

export const issuesOf = (form: RightForm): Issue[] => [
  ...daysIssues('days', form.days),
  ...form.seniority.flatMap(({ from_years: years, days }, at) => [
    ...yearsIssues(
      `seniority.${at}.from_years`,
      years,
      form.seniority.slice(0, at).map((step) => step.from_years),
    ),
    ...daysIssues(`seniority.${at}.days`, days),
  ]),
  ...carriedIssues(form),
];

const stepsOf = (steps: readonly StepForm[]) =>
  steps
    .map(({ from_years: years, days }) => ({ from_years: Number(years), days: typedDecimal(days, DAYS_MAX) ?? 0 }))
    .toSorted((one, other) => one.from_years - other.from_years);

/** The right as it is typed, as the API takes it. */
export const bodyOf = (typeId: number, { basis, days, seniority, carries, ...carried }: RightForm) => ({
  type_id: typeId,
  ...(basis !== '' && { basis }),
  days,
  seniority: stepsOf(seniority),
  carries_until: carries === 1 ? carried.carries_until : '',
  carries_max: carries === 1 ? carried.carries_max : '',
});

/** What an edit sends: the fields that were changed, so that it keeps what somebody else saved of the others meanwhile. */
export const changesOf = (typeId: number, start: RightForm, now: RightForm) => ({
  ...changedFields(bodyOf(typeId, start), bodyOf(typeId, now)),
  ...(now.from_year !== '' && { from_year: Number(now.from_year) }),
  type_id: typeId,
});

/** The right as it is typed, for the examples; undefined while something of it is wrong. */
export const rightOf = (typeId: number, form: RightForm): DayOffRight | undefined =>
  form.basis === '' || issuesOf(form).length > 0
    ? undefined
    : {
        type_id: typeId,
        basis: form.basis,
        days: typedDecimal(form.days, DAYS_MAX) ?? 0,
        seniority: stepsOf(form.seniority),
        carries_until: null,
        carries_max: null,
      };
