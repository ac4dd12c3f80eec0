import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { correctHistory } from '#shared/contract/people/correct-history.ts';
import type { Period, Periods } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { begunLateIssues } from '#functions/platform/assignments/given-late.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { today } from '#functions/platform/runtime/clock.ts';

type SentPeriod = EndpointInput<typeof correctHistory>['body']['periods'][number];

const goesOn = ({ end_date: end }: Period): boolean => end === null || end > today();

type PersonFrom = Pick<Period, 'employee_id' | 'start_date'>;

/** What a person has accepted before they get it stays accepted, also when its first day is moved. */
const acceptedIn = (stored: Periods, { employee_id: id, start_date: start }: PersonFrom): Pick<Period, 'accepted'> => {
  const isAhead = (day: string): boolean => day > today();
  const isTheSame = (held: Period): boolean =>
    held.start_date === start || (isAhead(held.start_date) && isAhead(start));
  const accepted = stored.some((held) => held.employee_id === id && held.accepted === 1 && isTheSame(held));
  return accepted ? { accepted: 1 } : {};
};

const isSame = (one: Period, other: Period): boolean =>
  one.employee_id === other.employee_id && one.start_date === other.start_date && one.end_date === other.end_date;

/**
 * The periods of a corrected history, in the order of the request. Throws 422 for an unknown person and for somebody who
 * has left and would get the record back, or get it after their last day, and 403 when a period of somebody out of sight
 * would change, since nobody may change what they do not see.
 */
export const resolvePeriods = async (actor: Actor, stored: Periods, sent: readonly SentPeriod[]): Promise<Period[]> => {
  const [people, scope] = await Promise.all([employeeCollection.refresh(), visibleEmployees(actor)]);
  const storedIds = new Set(stored.map(({ employee_id: id }) => id));
  const resolved = sent.map(({ employee_id: id, start_date, end_date }) => {
    const employee_id = id > 0 ? id : (stored.find((held) => held.start_date === start_date)?.employee_id ?? 0);
    const person = { employee_id, start_date };
    return { ...person, end_date: end_date ?? null, ...acceptedIn(stored, person) };
  });
  const isKnown = (id: number): boolean => people.get(id) !== undefined && (scope.has(id) || storedIds.has(id));
  const stillHas = (id: number): boolean => stored.some((held) => held.employee_id === id && goesOn(held));
  assertNoIssues(
    resolved.flatMap((each, at) => {
      const [id, path] = [each.employee_id, `periods.${at}.employee_id`];
      if (!isKnown(id)) return issue(path, id === 0 ? 'required' : 'unknown_person');
      return people.get(id)?.deleted === 1 && goesOn(each) && !stillHas(id) ? issue(path, 'person_left') : [];
    }),
  );
  assertNoIssues(begunLateIssues(stored, resolved, (begun) => `periods.${resolved.indexOf(begun)}.start_date`));
  const isKept = (held: Period): boolean => resolved.some((each) => isSame(held, each));
  const isOutOfSight = ({ employee_id: id }: Period): boolean => !scope.has(id);
  const masked = stored.filter(isOutOfSight);
  if (masked.some((held) => !isKept(held)) || resolved.filter(isOutOfSight).length > masked.length)
    throw new AppError('forbidden', {
      detail: 'The history names somebody outside your teams. Leave those days as they are.',
    });
  return resolved;
};
