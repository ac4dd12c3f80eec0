import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { UNDO_SECONDS } from '#shared/days-off/limits.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { now } from '#functions/platform/runtime/clock.ts';

/** Leeway for the way of an undo to the server, beyond the seconds that the screen counts. */
const UNDO_GRACE_MS = 5_000;

/** Nobody decides for themselves unless they are an administrator. */
export const mayDecide = (actor: Actor, employeeId: number): boolean =>
  can(actor, 'days:decide') && (actor.employee_id !== employeeId || can(actor, 'days:settings'));

const isUndoable = ({ decision }: DayOffRequest, actor: Actor): boolean =>
  decision !== null &&
  decision.by_user_id === actor.user_id &&
  now().getTime() - Date.parse(decision.at) <= UNDO_SECONDS * 1000 + UNDO_GRACE_MS;

/** Whether the actor decided the request a moment ago and may still take the decision back. */
export const canUndecide = (request: DayOffRequest, actor: Actor): boolean =>
  (request.state === 'approved' || request.state === 'declined') && isUndoable(request, actor);
