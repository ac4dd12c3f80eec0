import { getCalendar } from '#shared/contract/links/get-calendar.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Link } from '#shared/links/link.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { noteRead } from '#functions/platform/links/link-store.ts';
import { handlerOf, type LinkPurposes } from '#functions/platform/links/purpose-handler.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { calendars } from './calendars.ts';

const textOf = (served: LinkPurposes, link: Link): Promise<string> | undefined =>
  link.purpose === 'calendar'
    ? served.calendar?.calendar(link, now())
    : handlerOf(served, link).calendar?.(link, now());

/** What a link has for calendars, which read it by themselves, so it only moves the moment of the last read. */
export const calendarOf = async (served: LinkPurposes, link: Link): Promise<string> => {
  const text = await textOf(served, link);
  if (text === undefined) throw new AppError('not_found');
  await transact([noteRead(link.id, now())]);
  return text;
};

export const handler = serve(getCalendar, ({ link }) => calendarOf(calendars, link));
