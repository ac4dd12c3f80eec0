import { endWithMaker } from '#shared/api-keys/api-key.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { FeedLink } from '#shared/links/link.ts';
import { addDays } from '#shared/values/dates.ts';
import { fillText } from '#shared/values/fill-text.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { feedFile } from '#functions/platform/links/feed-file.ts';
import { feedById } from '#functions/platform/links/feed-store.ts';
import { linkEndedError } from '#functions/platform/links/link-store.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import type { FeedHandler } from '#functions/platform/links/purpose-handler.ts';
import { languageOfUser } from '#functions/platform/session/language.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';
import { readDaysOff } from '#functions/days-off/days-off.ts';
import { feedEvents } from '#functions/days-off/feed-events.ts';
import { feedPeopleFor, type FeedPeople } from '#functions/days-off/feeds.ts';
import { requestCollection } from '#functions/days-off/request-store.ts';
import { refreshTrainings } from '#functions/days-off/training-days.ts';
import { trainingEvents } from './training-events.ts';

/** How many days that are over a feed shows, and how many ahead. */
const DAYS_BACK = 92;
const DAYS_AHEAD = 550;

/** Unique among companies, for the UIDs of events. A feed that moves to another host has another address, too. */
const hostOfApp = (): string => {
  const { appUrl } = mailSettings();
  return appUrl === undefined ? 'back-office' : new URL(appUrl).host;
};

/** The people of a feed with the rights that its maker has now; `link_ended` when they have none any more. */
const peopleNow = async ({ id, user_id: userId, ...subject }: FeedLink): Promise<FeedPeople> => {
  try {
    const [user, feed] = await Promise.all([userStore.get(userId), feedById(userId, id)]);
    if (!user || !feed || endWithMaker(feed, user) !== null) throw linkEndedError('revoked');
    const people = await feedPeopleFor(await loadActor(user.subject), subject);
    if (people) return people;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'no_membership')) throw error;
  }
  throw linkEndedError('revoked');
};

/** What a feed answers: approved days off, absences and trainings, in the words that anybody may read. */
export const calendarFeed: FeedHandler = {
  async calendar(link) {
    const people = await peopleNow(link);
    const [daysOff, language] = await Promise.all([readDaysOff(), languageOfUser(link.user_id), refreshTrainings()]);
    const changedAt = (id: number): string => {
      const row = requestCollection.rows.get(id);
      return row?.decision?.at ?? row?.created_at ?? '';
    };
    const [from, to] = [addDays(daysOff.today, -DAYS_BACK), addDays(daysOff.today, DAYS_AHEAD)];
    const events = people.employeeIds.flatMap((employeeId) => {
      const subject = { employeeId, name: nameOfPerson(employeeId) ?? '', from, to, language };
      return [...feedEvents(daysOff, subject, changedAt), ...trainingEvents(daysOff, subject)];
    });
    const name = fillText(mailTexts(language).daysOff.feed, { name: people.name }, language);
    return feedFile({ name, host: hostOfApp() }, events);
  },
};
