import { addSchedule } from '#shared/contract/days-off/add-schedule.ts';
import { FIRST_DAY } from '#shared/values/dates.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { definitionEvent } from './definition-event.ts';
import { scheduleNameClaims, scheduleStore } from './schedule-store.ts';

export const handler = serve(addSchedule, async ({ body: { name, weeks }, actor, commit }) => {
  const id = await scheduleStore.reserveIds();
  const versions = [{ from: FIRST_DAY, weeks }];
  const schedule = { id, version: 1, name, versions, deleted: 0 as const, created_at: now().toISOString() };
  const claims = scheduleNameClaims(undefined, schedule);
  return commit([scheduleStore.create(schedule), ...claims, definitionEvent(actor, 'schedule', 'added', name)], { id });
});
