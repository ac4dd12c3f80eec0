import { belgianMoment } from '#shared/values/dates.ts';
import { can } from '#shared/permissions/rules.ts';
import { companyEvents, feedColumns, feedTable, recordEvents } from '#functions/activity/feed-export.ts';
import { mailsMatching } from '#functions/platform/mail/mail-lists.ts';
import { sentMailTexts } from '#functions/platform/texts/sent-mail.ts';
import { foldedFeeds } from './folded-feeds.ts';
import { importedRows } from './imported-rows.ts';
import { columnsIn, type PersonDataSource } from './section.ts';

/** The feed of the person; for readers of the company's feed also what the person did and what names them elsewhere. */
const feed: PersonDataSource = {
  name: 'feed',
  permission: 'activity:read',
  read: async ({ actor, person: { id } }) => {
    const own = (await recordEvents(actor, { object: 'employee', id }, {})).items;
    const others = can(actor, 'activity:company') ? (await companyEvents(actor, { person: id })).items : [];
    const items = foldedFeeds(own, others);
    const { columns, rows } = feedTable(items, actor.language);
    return { columns: columns.map((column, at) => ({ ...column, key: feedColumns[at]! })), rows };
  },
};

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
      columns: columnsIn(reader, { date: 'text', email: 'text', what: 'text', state: 'text' }),
      rows: found.map(({ queued_at: at, to, subject, state }) => [
        belgianMoment(at),
        to.address,
        subject,
        words[state],
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
