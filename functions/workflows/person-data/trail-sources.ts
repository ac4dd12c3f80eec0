import { belgianMoment } from '#shared/values/dates.ts';
import { can } from '#shared/permissions/rules.ts';
import { companyEvents, EVENTS_MAX, feedColumns, feedTable, recordEvents } from '#functions/activity/feed-export.ts';
import type { IsNamedIn } from '#functions/activity/feed-filters.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import type { StoredMail } from '#functions/platform/mail/mail-store.ts';
import { writeMail } from '#functions/platform/mail/mail-text.ts';
import type { Language } from '#shared/values/language.ts';
import { mailsMatching } from '#functions/platform/mail/mail-lists.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { sentMailTexts } from '#functions/platform/texts/sent-mail.ts';
import { allLoginsOf } from './all-logins-of.ts';
import { erasedName } from './erase/erased-person.ts';
import { rewriterOf } from '#functions/people/person-marks.ts';
import { marksOf } from '#functions/people/marks-of-person.ts';
import { foldedFeeds } from './folded-feeds.ts';
import { importedRows } from './imported-rows.ts';
import { columnsIn, type PersonDataSource, type PersonReader } from './section.ts';

/** Says what names the person by a text that an erasure would look for, too. */
const namesOf = async ({ actor, person }: PersonReader): Promise<IsNamedIn> => {
  const users = await userStore.getMany((await allLoginsOf(person.id)).map(({ id }) => id));
  const marks = await marksOf(person, users, erasedName(person.id, actor.language));
  const rewrite = rewriterOf(marks, { person: person.id, users: new Set(users.map(({ id }) => id)) });
  return (payload) => rewrite(payload) !== undefined;
};

/** The feed of the person; for readers of the company's feed also what the person did and what names them elsewhere. */
const feed: PersonDataSource = {
  name: 'feed',
  permission: 'activity:read',
  read: async (reader) => {
    const { actor } = reader;
    const { id } = reader.person;
    const own = await recordEvents(actor, { object: 'employee', id }, {});
    const others = can(actor, 'activity:company')
      ? await companyEvents(actor, { person: id, isNamedIn: await namesOf(reader) })
      : { items: [], isCut: false };
    const { columns, rows } = feedTable(foldedFeeds(own.items, others.items), actor.language);
    return {
      columns: columns.map((column, at) => ({ ...column, key: feedColumns[at]! })),
      rows,
      ...((own.isCut || others.isCut) && { cutAt: EVENTS_MAX }),
    };
  },
};

/** The text of a mail that waits; it is forgotten when the mail has left. */
const textOf = ({ purpose, to, content }: StoredMail, language: Language): string | null =>
  content &&
  writeMail({ purpose, language, name: to.name, values: content.values, company: mailSettings().company }).text;

/** Mail that went to the person, or to one of their addresses. */
const mails: PersonDataSource = {
  name: 'mails',
  permission: 'mail:read',
  read: async (reader) => {
    const { id, email, private_email } = reader.person;
    const addresses = new Set([email, private_email].flatMap((address) => address?.toLowerCase() ?? []));
    const found = await mailsMatching(
      ({ employee_id: to, to: { address } }) => to === id || (to === null && addresses.has(address.toLowerCase())),
    );
    const words = sentMailTexts(reader.actor.language).state;
    return {
      columns: columnsIn(reader, { date: 'text', email: 'text', what: 'text', state: 'text', text: 'text' }),
      rows: found.map((mail) => [
        belgianMoment(mail.queued_at),
        mail.to.address,
        mail.subject,
        words[mail.state],
        textOf(mail, reader.actor.language),
      ]),
    };
  },
};

/** The rows of files that are about the person or name them, as long as their runs are known. */
const imports: PersonDataSource = {
  name: 'imports',
  permission: 'people:read',
  read: async (reader) => ({
    columns: columnsIn(reader, { date: 'text', import_file: 'text', row: 'integer', what: 'text' }),
    rows: await importedRows(reader),
  }),
};

/** What was written down about a person, sent to them and read from files. */
export const trailSources: readonly PersonDataSource[] = [feed, mails, imports];
