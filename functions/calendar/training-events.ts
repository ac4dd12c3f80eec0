import { labelValueIn } from '#shared/values/label-value.ts';
import type { DaysOff } from '#functions/days-off/days-off.ts';
import { publicName, runsOf, type FeedEntry } from '#functions/days-off/feed-events.ts';
import type { FeedEvent } from '#functions/platform/links/feed-file.ts';
import { participantOf } from '#functions/trainings/participant-store.ts';
import { trainingDays, trainingType } from '#functions/days-off/training-days.ts';

/**
 * The trainings of a person within two days as events of a calendar, as in the year of the person. A training has the name
 * of its type, not its own: a feed is read by whoever has its address.
 */
export const trainingEvents = (daysOff: DaysOff, { employeeId, name, from, to, language }: FeedEntry): FeedEvent[] => {
  const calendar = daysOff.calendarOf(employeeId);
  const days = trainingDays(employeeId, calendar, from, to);
  const summary = labelValueIn(language, name, publicName(trainingType(), language));
  return [...Map.groupBy(days, ({ training_id: id }) => id)].flatMap(([trainingId, own]) =>
    runsOf(own, (date) => calendar.minutesOn(date) === 0).map(({ first, last }) => ({
      name: `training-${trainingId}-${employeeId}-${first.date}`,
      summary,
      start: first.date,
      end: last,
      stamp: participantOf(trainingId, employeeId)?.created_at ?? '',
    })),
  );
};
