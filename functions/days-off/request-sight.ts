import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { requestCollection, requestRowOf, requestStore } from './request-store.ts';

/** Whether a record is an absence, which the actor may not look into. As of the last refresh. */
export const isHidden = (actor: Actor, stored: DayOffRequest): boolean =>
  requestRowOf(stored).kind === 'absence' && !can(actor, 'absences:reasons');

/**
 * A request; a team manager sees those of their people. An absence has its page, feed, notes and files only for readers
 * with the right to reasons (docs/areas/days-off.md#who-sees-what).
 */
export const requestSight: RecordSight<DayOffRequest> = {
  store: requestStore,
  nameOf: (stored) => requestRowOf(stored).name,
  async see(actor, id) {
    const [stored, scope] = await Promise.all([
      requestStore.get(id),
      visibleEmployees(actor),
      requestCollection.refresh(),
    ]);
    if (!stored || !scope.has(stored.employee_id)) throw new AppError('not_found');
    if (isHidden(actor, stored)) throw new AppError('not_found');
    return stored;
  },
  refusal: () => Promise.resolve(undefined),
  async names() {
    const rows = await requestCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};
