import { balanceAmounts } from '#shared/days-off/balance.columns.ts';
import { exportQuery } from '#shared/list/list-query.ts';
import { safeFileName } from '#shared/documents/file-name.ts';
import { belgianMoment, isoOf } from '#shared/values/dates.ts';
import { bytesOf } from '#functions/contracts/contract-pdf.ts';
import { contractCollection, contractsByPerson } from '#functions/contracts/contract-store.ts';
import { contracts } from '#functions/contracts/contracts.ts';
import { balancesOf } from '#functions/days-off/balance-wire.ts';
import { yearOf } from '#shared/days-off/day-numbers.ts';
import type { PersonalKind } from '#shared/records/object-types.ts';
import { readDaysOff } from '#functions/days-off/days-off.ts';
import { schedulesOf } from '#functions/days-off/person-schedule.ts';
import { requestCollection, requestsByPerson } from '#functions/days-off/request-store.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import type { Exporter } from '#functions/platform/runs/export-list.ts';
import { contractTexts } from '#functions/platform/texts/contracts.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';
import { balanceExport } from '#functions/trainings/balance-export.ts';
import { participantCollection, participantsByPerson } from '#functions/trainings/participant-store.ts';
import { listedContent } from './listed-section.ts';
import { payroll } from './payroll-source.ts';
import { columnsIn, contentOf, FILE_COLUMN, type PersonDataSource, type PersonReader } from './section.ts';

/** Contracts with their files, archived ones included. */
const contractSource: PersonDataSource = {
  name: 'contracts',
  permission: 'contracts:read',
  read: async (reader) => {
    await contractCollection.refresh();
    const rows = contractsByPerson.rowsOf(reader.person.id);
    const { columns, rows: cells } = await listedContent(reader, {
      object: 'contract',
      columns: await recordColumns(reader.actor, 'contract'),
      texts: contractTexts,
      rows,
    });
    const toRead = await contracts(reader.actor).manyToChange(rows.map(({ id }) => id));
    const pathOf = ({ id, name }: { id: number; name: string }): string =>
      `contracts/${safeFileName(`${id} - ${name}.pdf`)}`;
    return {
      columns: [...columns, ...columnsIn(reader, { [FILE_COLUMN]: 'text' })],
      rows: cells.map((row, at) => [...row, pathOf(rows[at]!)]),
      files: rows.map((row) => ({ path: pathOf(row), read: () => bytesOf(reader.actor, toRead(row.id)) })),
    };
  },
};

const trainings: PersonDataSource = {
  name: 'trainings',
  permission: 'trainings:read',
  read: async (reader) => {
    await participantCollection.refresh();
    return listedContent(reader, {
      object: 'training_employee',
      columns: await recordColumns(reader.actor, 'training_employee'),
      texts: trainingTexts,
      rows: participantsByPerson.rowsOf(reader.person.id),
    });
  },
};

/** Requests and absences; what few may know of absences is a column of its own. */
const daysOff: PersonDataSource = {
  name: 'daysOff',
  permission: 'days:read',
  read: async (reader) => {
    await requestCollection.refresh();
    return listedContent(reader, {
      object: 'day_off_request',
      columns: await recordColumns(reader.actor, 'day_off_request'),
      texts: daysOffTexts,
      rows: requestsByPerson.rowsOf(reader.person.id),
    });
  },
};

const schedules: PersonDataSource = {
  name: 'schedules',
  permission: 'days:read',
  read: async (reader) => {
    const { data, locked_months: months } = schedulesOf(await readDaysOff(), reader.person.id);
    return {
      columns: columnsIn(reader, { name: 'text', from: 'date', weekly_minutes: 'integer', pushed_months: 'text' }),
      rows: data.map(({ schedule_id: id, name, from, weekly_minutes: minutes }, at) => [
        id === null ? daysOffTexts(reader.actor.language).schedule.default : name,
        isoOf(from) ?? null,
        minutes,
        at === 0 ? months.join(', ') : '',
      ]),
    };
  },
};

/** The row of the person in a list with a row for each person, of this year. */
const rowIn = async (exporter: Exporter<never>, { actor, row }: PersonReader) => {
  const query = exportQuery.parse({ segment_id: row.deleted === 1 ? 'inactive' : 'all', ids: String(row.id) });
  // why: the query of a list of balances is that of any list, with a year that may be left out
  return contentOf(await exporter.open(actor, query as never));
};

/** The balances of this year and of every year with days off or corrections of the person. */
const balances: PersonDataSource = {
  name: 'balances',
  permission: 'days:read',
  read: async (reader) => {
    const { row } = reader;
    await requestCollection.refresh();
    const daysOff = await readDaysOff();
    const days = requestsByPerson.rowsOf(row.id).flatMap(({ start_date, end_date }) => [start_date, end_date ?? []]);
    const corrected = daysOff.keptOf(row.id).corrections.map(({ year }) => year);
    const years = new Set([yearOf(daysOff.today), ...corrected, ...days.flat().map(yearOf)]);
    const words = daysOffTexts(reader.actor.language).balanceColumn.amount;
    return {
      columns: [
        ...columnsIn(reader, { year: 'integer', type_name: 'text' }),
        ...balanceAmounts.map((key) => ({ key, header: words[key], kind: 'integer' as const })),
      ],
      rows: [...years]
        .toSorted((one, other) => other - one)
        .flatMap((year) => balancesOf(daysOff, row, year))
        .map((balance) => [balance.year, balance.type_name, ...balanceAmounts.map((key) => balance[key])]),
    };
  },
};

const corrections: PersonDataSource = {
  name: 'corrections',
  permission: 'days:read',
  read: async (reader) => {
    const daysOff = await readDaysOff();
    return {
      columns: columnsIn(reader, {
        year: 'integer',
        type_name: 'text',
        minutes: 'integer',
        reason: 'text',
        by: 'text',
        date: 'text',
      }),
      rows: daysOff
        .keptOf(reader.row.id)
        .corrections.map(({ year, type_id: type, minutes, reason, by, at }) => [
          year,
          daysOff.typeOf(type)?.name ?? '',
          minutes,
          reason,
          by,
          belgianMoment(at),
        ]),
    };
  },
};

const trainingRight: PersonDataSource = {
  name: 'trainingRight',
  permission: 'trainings:read',
  read: (reader) => rowIn(balanceExport, reader),
};

/** What the areas show of a person, by the kind of record that it is about. */
const sourcesByKind: Readonly<Record<Exclude<PersonalKind, 'employee'>, readonly PersonDataSource[]>> = {
  contract: [contractSource],
  training_employee: [trainings, trainingRight],
  day_off_request: [daysOff, balances, corrections, schedules, payroll],
};

/** What each area keeps about a person; the record of the person stands in `record-sources.ts`. */
export const areaSources: readonly PersonDataSource[] = Object.values(sourcesByKind).flat();
