import { writtenNationalNumber } from '#shared/people/national-number.ts';
import { endWithMaker, type ApiKey } from '#shared/api-keys/api-key.ts';
import type { User } from '#shared/people/user.ts';
import { listKeys } from '#functions/platform/session/kept-keys.ts';
import { usersById } from '#functions/platform/session/users.ts';
import { belgianDay, isoOf } from '#shared/values/dates.ts';
import { heldEver } from '#functions/people/held-history.ts';
import { readBytes } from '#functions/platform/files/objects.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import { peopleTexts } from '#functions/platform/texts/people.ts';
import { settingsTexts } from '#functions/platform/texts/settings.ts';
import { keptSignature } from '#functions/signing/kept-signature.ts';
import { listedContent } from './listed-section.ts';
import { allLoginsOf } from './all-logins-of.ts';
import { columnsIn, FILE_COLUMN, type PersonDataSource } from './section.ts';

/** The fields of the person, those of the company included, with the picture. */
const record: PersonDataSource = {
  name: 'record',
  permission: 'people:read',
  read: async (reader) => {
    const { columns, rows } = await listedContent(reader, {
      object: 'employee',
      columns: await recordColumns(reader.actor, 'employee'),
      texts: peopleTexts,
      rows: [reader.row],
    });
    const { avatar } = reader.person;
    if (avatar === null) return { columns, rows };
    const path = `picture.${avatar.slice(avatar.lastIndexOf('.') + 1)}`;
    return {
      columns: [...columns, ...columnsIn(reader, { [FILE_COLUMN]: 'text' })],
      rows: rows.map((row) => [...row, path]),
      files: [{ path, read: async () => (await readBytes(avatar)).bytes }],
    };
  },
};

/** Numbers that lists never have are whole here, since the copy is for the person. */
const nationalNumber: PersonDataSource = {
  name: 'nationalNumber',
  permission: 'people:personal',
  read: (reader) => {
    const { national_number: number } = reader.person;
    return Promise.resolve({
      columns: columnsIn(reader, { national_number: 'text' }),
      rows: number === null ? [] : [[writtenNationalNumber(number)]],
    });
  },
};

const bankAccount: PersonDataSource = {
  name: 'bankAccount',
  permission: 'people:wage-columns',
  read: (reader) => {
    const { iban } = reader.person;
    return Promise.resolve({
      columns: columnsIn(reader, { iban: 'text' }),
      rows: iban === null ? [] : [[iban]],
    });
  },
};

const wages: PersonDataSource = {
  name: 'wages',
  permission: 'people:wages',
  read: (reader) => {
    const words: Readonly<Record<string, string>> = peopleTexts(reader.actor.language).wage_type;
    return Promise.resolve({
      columns: columnsIn(reader, { wage_type: 'text', amount: 'money', from: 'date' }),
      rows: reader.person.wages.map(({ type, amount, from }) => [words[type] ?? type, amount, from]),
    });
  },
};

/** Vehicles, assets and licences, each only for readers of its area. */
const held: PersonDataSource = {
  name: 'held',
  permission: 'people:read',
  read: async (reader) => ({
    columns: columnsIn(reader, { name: 'text', mark: 'text', from: 'date', until: 'date' }),
    rows: (await heldEver(reader.actor, reader.person.id)).flatMap(({ name, mark, periods }) =>
      periods.map(({ start_date: start, end_date: end }) => [name, mark, isoOf(start) ?? null, isoOf(end) ?? null]),
    ),
  }),
};

/** The API keys that the person made, the latest first, with their first and last day. */
const keys: PersonDataSource = {
  name: 'keys',
  permission: 'keys:manage',
  read: async (reader) => {
    const makers = await usersById((await allLoginsOf(reader.person.id)).map(({ id }) => id));
    const lastDay = (key: ApiKey, maker: User): string => {
      const at = key.revoked_at ?? endWithMaker(key, maker);
      const ended = at === null ? key.expires_on : belgianDay(new Date(at));
      return ended < key.expires_on ? ended : key.expires_on;
    };
    return {
      columns: columnsIn(reader, { name: 'text', from: 'date', until: 'date' }),
      rows: (await listKeys()).flatMap((key) => {
        const maker = makers.get(key.made_by);
        return maker ? [[key.name, belgianDay(new Date(key.created_at)), lastDay(key, maker)]] : [];
      }),
    };
  },
};

/** The login of the person, and whether they had their signature kept. */
const login: PersonDataSource = {
  name: 'login',
  permission: 'users:read',
  read: async (reader) => {
    const { role: roleWords } = settingsTexts(reader.actor.language);
    const users = await allLoginsOf(reader.person.id);
    const { flag } = fileTexts(reader.actor.language);
    const rows = users.map(async ({ id, name, email, role, active }) => {
      const signature = await keptSignature(id);
      return [name, email, roleWords[role], flag[active], flag[signature === undefined ? 0 : 1]];
    });
    return {
      columns: columnsIn(reader, { name: 'text', email: 'text', role: 'text', active: 'text', kept_signature: 'text' }),
      rows: await Promise.all(rows),
    };
  },
};

/** What the record of a person says, and what stands beside it. */
export const recordSources: readonly PersonDataSource[] = [
  record,
  nationalNumber,
  bankAccount,
  wages,
  held,
  login,
  keys,
];
