import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import type { getLeaver } from '#shared/contract/people/get-leaver.ts';
import { dayWarnings } from '#shared/assignments/planned.ts';
import { endingOn, losesLogin } from '#shared/people/employee.dated.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { teamCollection, withoutDeletedTeams } from '#functions/platform/directory/teams.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { employeeClaims } from './employee-claims.ts';
import { terminationEvents } from './employee-events.ts';

type Asked = Pick<EndpointInput<typeof deleteEmployee>['body'], 'active_until' | 'keep_login'>;
type Outcome = Pick<EndpointResponse<typeof deleteEmployee>, 'login' | 'warnings'>;

/** The person after a deactivation. Without a day it counts from now on, and leaves an earlier last day as it is. */
const deactivated = (before: Employee, { active_until: last, keep_login: keeps }: Asked): Employee => ({
  ...(before.deleted === 1 && !last ? before : endingOn(before, last ?? today(), today())),
  keep_login: keeps ?? before.keep_login ?? 0,
});

const isSame = (one: Employee, other: Employee): boolean =>
  one.deleted === other.deleted &&
  one.active_until === other.active_until &&
  (one.keep_login ?? 0) === (other.keep_login ?? 0);

/** The warnings about a last day, for answers that leave them out when there are none. */
export const lastDayWarned = (
  last: IsoDate | null | undefined,
  more: Outcome['warnings'] = [],
): { warnings?: Outcome['warnings'] } => {
  const warnings = [...dayWarnings(last, today()), ...more];
  return warnings.length > 0 ? { warnings } : {};
};

/** Loads the code for logins on first use, because most saves of a person set no last day. */
const loadLogins = () => import('#functions/session/login-of-person.ts');

/** Loads the code for who comes back on first use, for the same reason. */
const endErasure = async (actor: Actor, before: Employee): Promise<Write[]> =>
  (await import('./coming-back.ts')).endErasureRequest(actor, before);

/** The end of a leaver's login: now when they are deactivated now, else with their last day. */
const planLogin = async (actor: Actor, after: Employee): Promise<Outcome & { writes: Write[] }> => {
  const { loginOf, planLoginEnd } = await loadLogins();
  const user = await loginOf(after.id);
  if (!user) return { login: null, warnings: [], writes: [] };
  const ends = (day: IsoDate | null): Outcome['login'] => ({
    user_id: user.id,
    name: user.name,
    email: user.email,
    ends: toDmyOrNull(day),
  });
  if (after.keep_login === 1) return { login: ends(null), warnings: [], writes: [] };
  const writes = await planLoginEnd(actor, user);
  if (!writes) return { login: ends(null), warnings: ['last_admin_kept'], writes: [] };
  return losesLogin(after)
    ? { login: ends(today()), warnings: [], writes }
    : { login: ends(after.active_until), warnings: [], writes: [] };
};

/** The login of a person for whoever may deactivate them; nothing for anybody else. */
export const loginFor = async (
  actor: Actor,
  id: number,
): Promise<Pick<EndpointResponse<typeof getLeaver>, 'login'>> => {
  if (!can(actor, 'people:write')) return {};
  const { loginOf } = await loadLogins();
  const [user, person] = await Promise.all([loginOf(id), employeeStore.get(id)]);
  if (!user) return { login: null };
  return { login: { user_id: user.id, name: user.name, email: user.email, keep_login: person?.keep_login ?? 0 } };
};

/** What goes with a last day that a save sets: the end of the login when that day has passed, and what to tell. */
export const planLastDay = async (actor: Actor, before: Employee, after: Employee) => {
  const { active_until: last } = after;
  if (last === null || last === before.active_until) return { writes: [], told: {} };
  const { writes, warnings } = await planLogin(actor, after);
  return { writes, told: lastDayWarned(last, warnings) };
};

/** The end of a person's time here: deactivated now, planned for a later day, or corrected. */
export const planDeactivation = async (actor: Actor, before: Employee, asked: Asked) => {
  const asAsked = deactivated(before, asked);
  const isBack = before.deleted === 1 && asAsked.deleted === 0;
  if (isBack) await teamCollection.refresh();
  const after = isBack ? withoutDeletedTeams(asAsked) : asAsked;
  const ended = isBack || before.erased_at !== undefined ? await endErasure(actor, before) : [];
  const { login, warnings, writes } = await planLogin(actor, after);
  const event = { active_until: toDmyOrNull(after.active_until) };
  return {
    after,
    told: { login, warnings: [...dayWarnings(asked.active_until, today()), ...warnings] },
    writes: [
      ...(isSame(before, after)
        ? []
        : [
            employeeStore.update(before, after),
            ...employeeClaims.change(before, after),
            recordEvent(actor, { object: 'employee', id: before.id, type: 'employee_deleted', payload: event }),
            ...terminationEvents(actor, before, after),
            ...(isBack ? (await import('./coming-back.ts')).backInTeams(actor, before).writes : []),
          ]),
      ...ended,
      ...writes,
    ],
  };
};
