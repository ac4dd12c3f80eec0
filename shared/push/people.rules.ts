import { isEmployedWithin } from '#shared/days-off/employed-days.ts';
import { employmentsOf } from '#shared/people/employee.dated.ts';
import { employeeNumberKey } from '#shared/people/employee.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { BlockReason, ReadinessCode } from './names.ts';

/* Who can be pushed, and what a push tells of them beforehand (docs/areas/push.md#anomalies). */

export type PayrollPerson = Pick<
  Employee,
  'employee_number' | 'start_date' | 'active_until' | 'former_employments' | 'statute'
>;

/** The days of a month, both included. */
export type MonthDays = { readonly from: IsoDate; readonly to: IsoDate };

/** The day on which a person had left before a month, in which they do not work; null for everybody else. */
export const leftBefore = (person: PayrollPerson, { from, to }: MonthDays): IsoDate | null => {
  if (isEmployedWithin(person, from, to)) return null;
  const ended = employmentsOf(person).filter(({ active_until: last }) => last !== null && last < from);
  return ended.at(-1)?.active_until ?? null;
};

/** Why a person is left out of the push of a month; empty for whoever goes along. */
export const blocksOf = (person: PayrollPerson, month: MonthDays): BlockReason[] => {
  const blocks: BlockReason[] = [];
  if ((person.employee_number ?? '').trim() === '') blocks.push('no_payroll_number');
  if (leftBefore(person, month) !== null) blocks.push('contract_ended');
  else if (!isEmployedWithin(person, month.from, month.to)) blocks.push('not_started');
  if (person.statute === 'self_employed') blocks.push('self_employed');
  return blocks;
};

export type ReadinessOf = {
  readonly blocks: readonly BlockReason[];
  readonly iban: string | null;
  /** The integration warns of people without an IBAN. */
  readonly wantsIban: boolean;
  /** The moment of the last push of the person and month; null for never. */
  readonly pushedAt: string | null;
  readonly changedSince: boolean;
  /** Requests of the month that nobody decided. */
  readonly openRequests: number;
  /** The names of types of their days that have no payroll code. */
  readonly missingTypes: readonly string[];
};

export type Readiness = { code: ReadinessCode; blocks: boolean; detail: string | null };

/** What is to be known of a person before a push, blocking reasons first. Details are data, never sentences. */
export const readinessOf = (of: ReadinessOf): Readiness[] => {
  const readiness: Readiness[] = of.blocks.map((code) => ({ code, blocks: true, detail: null }));
  const warn = (holds: boolean, code: ReadinessCode, detail: string | null = null): void => {
    if (holds) readiness.push({ code, blocks: false, detail });
  };
  warn(of.wantsIban && of.iban === null, 'missing_iban');
  warn(of.pushedAt !== null, 'already_pushed', of.pushedAt);
  warn(of.pushedAt !== null && of.changedSince, 'changed_since');
  warn(of.openRequests > 0, 'request_open', String(of.openRequests));
  warn(of.missingTypes.length > 0, 'type_not_mapped', of.missingTypes.join(', '));
  return readiness;
};

type Numbered = { readonly employee_id: number; readonly payroll_number: string };

/**
 * Pairs of people with the same payroll number, as a leaver and who got the number after them. An office knows people by
 * their number and replaces their days, so one of the two would wipe out the other.
 */
export const sharedNumbers = <P extends Numbered>(people: readonly P[]): (readonly [P, P])[] => {
  const owners = new Map<string, P>();
  return people.flatMap((person) => {
    const number = employeeNumberKey(person.payroll_number);
    const owner = owners.get(number);
    if (owner) return [[owner, person] as const];
    owners.set(number, person);
    return [];
  });
};
