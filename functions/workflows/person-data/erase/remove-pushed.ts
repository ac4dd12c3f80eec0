import { payrollKeptUntil } from '#shared/people/erasure.rules.ts';
import { SOCIAL_DOCUMENT_MONTHS } from '#shared/retention/kept-data.rules.ts';
import { addMonths, startOfDay, type IsoDate } from '#shared/values/dates.ts';
import { personDaysStore } from '#functions/days-off/person-days-store.ts';
import { leaveEvents } from '#functions/days-off/request-events.ts';
import { requestCollection, requestsByPerson, requestStore } from '#functions/days-off/request-store.ts';
import { readErasures } from '#functions/platform/directory/erasures.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { pushedDaysStore } from '#functions/push/pushed-days-store.ts';
import { endedPushesBefore, isPushOf, removePush } from '#functions/push/remove-push.ts';

const system = automaticActor('System');

/** The days off of months that payroll has, and what is known of these months, in this order, so that a removal that was cut off can go on. */
const removeMonths = async (id: number): Promise<void> => {
  for (const { id: requestId } of requestsByPerson.rowsOf(id)) {
    const request = await requestStore.get(requestId);
    if (!request) continue;
    await transact([requestStore.remove(request), ...leaveEvents(system, request, 'day_off_deleted_permanently', {})]);
  }
  const [pushed, days] = await Promise.all([pushedDaysStore.get(id), personDaysStore.get(id)]);
  const writes: Write[] = [
    ...(pushed ? [pushedDaysStore.remove(pushed)] : []),
    ...(days ? [personDaysStore.remove(days)] : []),
  ];
  if (writes.length > 0) await transact(writes);
};

/**
 * What was sent of them goes with everybody's in it: a file of which no line can be taken out. It is as old as the term
 * then, however much longer the company keeps what was sent of others.
 */
const removePushesOf = async (people: ReadonlySet<number>, today: IsoDate): Promise<void> => {
  const before = startOfDay(addMonths(today, -SOCIAL_DOCUMENT_MONTHS), 1).toISOString();
  for (const push of await endedPushesBefore(before)) if (await isPushOf(push, people)) await removePush(push);
};

/** Removes the months that payroll has of people who are erased, once the years for which they are kept are over. */
export const removePushedMonths: DayWork = async (_, today) => {
  const erased = (await readErasures()).filter(({ state }) => state === 'done');
  const people = await employeeStore.getMany(erased.map((each) => each.employee_id));
  const due = people.filter(({ active_until: last }) => last !== null && payrollKeptUntil(last) <= today);
  if (due.length === 0) return;
  await requestCollection.refresh();
  const dueIds = new Set(due.map(({ id }) => id));
  const chores = [
    ...due.map(
      ({ id }) =>
        () =>
          removeMonths(id),
    ),
    () => removePushesOf(dueIds, today),
  ];
  await doChores(chores, 'months of erased people were not removed');
};
