import * as z from 'zod';
import { answerLink } from '#shared/contract/links/answer-link.ts';
import { getCalendar } from '#shared/contract/links/get-calendar.ts';
import { getLink } from '#shared/contract/links/get-link.ts';
import type { YesOrNo } from '#shared/contract/links/link-detail.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { PersonLink } from '#shared/links/link.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { answerWrites } from '#functions/links/answer-link.ts';
import { calendarOf } from '#functions/links/get-calendar.ts';
import { showLink } from '#functions/links/get-link.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { createLink } from '#functions/platform/links/link-store.ts';
import { yesOrNoOf, type LinkPurposeHandler, type LinkPurposes } from '#functions/platform/links/purpose-handler.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Handler } from '#infra/local/gateway/routes.ts';

const keyOf = ({ object_type: object, object_id: id, employee_id: person }: PersonLink) => ({
  pk: `harness-answer#${object}#${id}`,
  sk: String(person),
});

const stored = z.object({ answer: z.enum(['yes', 'no']) });

const answerOf = async (link: PersonLink): Promise<YesOrNo | null> => {
  const { Item: item } = await documentClient().send(new GetCommand({ TableName: recordsTable(), Key: keyOf(link) }));
  return item ? stored.parse(item).answer : null;
};

/** A purpose of the tests: an invitation to a session that exists in no storage. */
const handlerWith = (once: boolean): LinkPurposeHandler => ({
  once,
  detail: async (link) => ({
    title: 'First aid at work, day 2',
    facts: [
      { label: 'When', value: 'Tuesday 14/03/2028, 09:00 to 17:00' },
      { label: 'Where', value: 'Room Leie, Kortrijksesteenweg 1144, 9051 Sint-Denijs-Westrem' },
      { label: 'Trainer', value: 'Rode Kruis-Vlaanderen' },
    ],
    notice: null,
    answers: ['yes', 'no'],
    answer: await answerOf(link),
    ask: { name: 'Astrid Aerts', address: 'astrid@noorderlicht.example' },
    has_calendar: !once,
  }),
  answer: async (link, answer) => [
    { build: () => ({ Put: { TableName: recordsTable(), Item: { ...keyOf(link), answer: yesOrNoOf(answer) } } }) },
  ],
  calendar: async () => 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
});

const { calendar: _, ...onceOnly } = handlerWith(true);

/** `invite` may be answered again and has a calendar, `sign` serves once and has none. */
export const harnessPurposes: LinkPurposes = { invite: handlerWith(false), sign: onceOnly };

/** The endpoints of links, served with the purposes of the tests in place of those of the product. */
export const linkEndpoints = new Map<Endpoint, Handler>([
  [getLink, serve(getLink, ({ link, query }) => showLink(harnessPurposes, link, query.language))],
  [
    answerLink,
    serve(answerLink, async ({ link, body, commit }) =>
      commit(await answerWrites(harnessPurposes, link, body), { ok: 1 }),
    ),
  ],
  [getCalendar, serve(getCalendar, ({ link }) => calendarOf(harnessPurposes, link))],
]);

/** A stored link, by default an invitation of person 3 about vehicle 7, with its token. */
export const addLink = async (terms: Partial<PersonLink> = {}): Promise<{ token: string; id: string }> => {
  const { token, id, write } = createLink({
    purpose: 'invite',
    object_type: 'car',
    object_id: 7,
    employee_id: 3,
    until: '2099-01-01T00:00:00.000Z',
    ...terms,
  });
  await transact([write]);
  return { token, id };
};
