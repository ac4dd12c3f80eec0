import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { linkPurposes } from '#shared/links/link.ts';
import { linkParams } from './link-params.ts';

export const getCalendar = endpoint({
  id: 'links.getCalendar',
  method: 'GET',
  path: '/api/links/{token}/calendar.ics',
  session: 'link',
  purposes: linkPurposes,
  summary: 'What a link has for calendars, as a file: its appointment, or a feed of days off',
  params: linkParams,
  response: z.string(),
  media: 'text/calendar',
});
