import { belgianMoment } from '#shared/values/dates.ts';
import { can } from '#shared/permissions/rules.ts';
import { aboutOf, leadersEverIn, subjectOfRead } from '#functions/activity/audit-about.ts';
import { EVENTS_MAX } from '#functions/activity/feed-export.ts';
import { contractCollection, contractsByPerson } from '#functions/contracts/contract-store.ts';
import { rowsBackwards, type BareRow, type RowOfRecord } from '#functions/platform/audit/audit-rows.ts';
import { readSignIns } from '#functions/platform/audit/sign-ins.ts';
import { auditTexts } from '#functions/platform/texts/audit.ts';
import { allLoginsOf } from './all-logins-of.ts';
import { columnsIn, type PersonDataSource, type PersonReader } from './section.ts';

const instant = (seconds: number): string => belgianMoment(new Date(seconds * 1000).toISOString());

/** Where the person is signed in, or was until a day ago: with what, and from which address. */
const signIns: PersonDataSource = {
  name: 'signIns',
  permission: 'audit:read',
  read: async (reader) => {
    const logins = await allLoginsOf(reader.person.id);
    const marks = (await Promise.all(logins.map(({ subject }) => readSignIns(subject)))).flat();
    return {
      columns: columnsIn(reader, { signed_in: 'text', last_seen: 'text', agent: 'text', address: 'text' }),
      rows: marks.map(({ signedInAt, seenAt, agent = null, address = null }) => [
        instant(signedInAt),
        instant(seenAt),
        agent,
        address,
      ]),
    };
  },
};

/** Stands for whoever else a line names. */
const SOMEONE = '…';

/** How a line of the audit log has to do with the person. */
type Sight = {
  /** Whether they did it; what somebody did for them as support is theirs, too. */
  readonly isBy: (row: BareRow) => boolean;
  readonly isAbout: (line: RowOfRecord) => boolean;
  /** What the line is about, without the names of others. */
  readonly about: (row: BareRow) => string;
};

const sightOf = async ({ actor, person, row: { name } }: PersonReader): Promise<Sight> => {
  const [logins] = await Promise.all([allLoginsOf(person.id), contractCollection.refresh()]);
  const users = new Set(logins.map(({ id }) => id));
  const names = new Set<unknown>(logins.map((login) => login.name));
  const subjects = new Set<unknown>(logins.map(({ subject }) => subject));
  const contracts = new Map(
    can(actor, 'contracts:read') ? contractsByPerson.rowsOf(person.id).map((each) => [each.id, each.name]) : [],
  );
  const nameOf = (object: string, id: number): string => {
    if (object === 'employee') return id === person.id ? name : SOMEONE;
    return (object === 'contract' && contracts.get(id)) || SOMEONE;
  };
  return {
    isBy: ({ user_id: user, info }) => users.has(user) || subjects.has(info['account']),
    isAbout: ({ row, object, id = 0 }) => {
      const read = subjectOfRead(row.info);
      if (object === 'employee' ? id === person.id : object === 'user' && users.has(id)) return true;
      if (read?.object === 'employee' ? read.id === person.id : read?.object === 'contract' && contracts.has(read.id))
        return true;
      return leadersEverIn(row).includes(person.id);
    },
    about: ({ info, ...row }) => {
      const { user_name: user } = info;
      const shown = typeof user === 'string' && !names.has(user) ? { ...info, user_name: SOMEONE } : info;
      return aboutOf({ ...row, info: shown }, nameOf, actor.language);
    },
  };
};

/**
 * The lines of the audit log about the person, and about what they did. Whom else they are about stays out, and so does
 * where others were.
 */
const audit: PersonDataSource = {
  name: 'audit',
  permission: 'audit:read',
  read: async (reader) => {
    const { isBy, isAbout, about } = await sightOf(reader);
    const { what: words } = auditTexts(reader.actor.language);
    const rows: (string | null)[][] = [];
    let isCut = false;
    for await (const line of rowsBackwards()) {
      const { row } = line;
      const isTheirs = isBy(row);
      if (!isTheirs && !isAbout(line)) continue;
      isCut = rows.length === EVENTS_MAX;
      if (isCut) break;
      const isFromThem = isTheirs && row.acting_as === null;
      const { agent } = row.info;
      rows.push([
        belgianMoment(row.at, 'second'),
        words[row.what],
        row.who,
        row.acting_as,
        about(row),
        isFromThem ? row.from : null,
        isFromThem && typeof agent === 'string' ? agent : null,
      ]);
    }
    return {
      columns: columnsIn(reader, {
        date: 'text',
        what: 'text',
        by: 'text',
        acting_as: 'text',
        about: 'text',
        address: 'text',
        agent: 'text',
      }),
      rows,
      ...(isCut && { cutAt: EVENTS_MAX }),
    };
  },
};

/** How the person used the app, and what the audit log says of them. */
export const accessSources: readonly PersonDataSource[] = [signIns, audit];
