import { establishmentOf } from '#shared/contracts/company.ts';
import type { Periods } from '#shared/assignments/periods.ts';
import type { AboutRecord } from '#shared/contracts/contract.ts';
import { customFieldText, recordValues, type AssetFacts } from '#shared/contracts/record-values.rules.ts';
import type { FieldValues } from '#shared/document-content/field-values.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import { employeeDated } from '#shared/people/employee.dated.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { customFieldPrefixes } from '#shared/templates/shortcodes.ts';
import type { DocumentLanguage } from '#shared/templates/names.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { employeeStore, nameOfPerson, teamNamesOf } from '#functions/platform/directory/employees.ts';
import { presentCustomFields } from '#functions/platform/records/extras-wire.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

/** The person whose values are read, for whom, and for which contract. */
export type ValuesOrder = {
  readonly actor: Actor;
  readonly employee_id: number;
  readonly language: DocumentLanguage;
  readonly about: readonly AboutRecord[];
  readonly signers: readonly [first: number, second: number];
  readonly deadline: IsoDate | null;
  /** Custom fields of the contract itself. */
  readonly contract?: RecordExtras;
  /** The assets, where the records do not tell them yet. */
  readonly assets?: readonly AssetFacts[] | undefined;
};

/** The first day of each thing that the person has; null for a thing that they do not have. */
const since = (periods: Periods, person: number): IsoDate | null =>
  periods.findLast(({ employee_id: id }) => id === person)?.start_date ?? null;

/** What people read in the custom fields of a record, by the name of its shortcode. */
const customOf = async (
  { actor, language }: ValuesOrder,
  object: keyof typeof customFieldPrefixes,
  record: RecordExtras | null | undefined,
): Promise<Record<string, string>> => {
  if (!record) return {};
  const fields = await presentCustomFields(actor, object, record);
  return Object.fromEntries(
    fields.map(({ id, type, value_name: value }) => [
      `${customFieldPrefixes[object]}_cf_${id}`,
      customFieldText(type, value, language),
    ]),
  );
};

/** The rows that each of these people holds, found in one walk. */
const heldBy = <Row extends { readonly deleted: 0 | 1 }>(
  rows: RowIndex<Row & { readonly id: number }>,
  people: ReadonlySet<number>,
  holderOf: (row: Row) => number,
): ReadonlyMap<number, readonly Row[]> =>
  Map.groupBy(
    rows.where((row) => row.deleted === 0 && people.has(holderOf(row))),
    holderOf,
  );

/** The vehicles and assets that values come from: those that a contract is about, else those of its person. */
const readHeld = async (people: ReadonlySet<number>) => {
  const [vehicles, assets] = await Promise.all([everyVehicle(), assetIndex()]);
  const vehiclesOf = heldBy(vehicles, people, ({ related_employee_id: driver }) => driver);
  const assetsOf = heldBy(assets, people, ({ owner_employee_id: owner }) => owner);
  return {
    vehicleOf: ({ about, employee_id: person }: ValuesOrder) => {
      const named = about.find(({ object_type: type }) => type === 'car');
      return (named ? vehicles.get(named.object_id) : vehiclesOf.get(person)?.[0]) ?? null;
    },
    assetsOf: ({ about, employee_id: person }: ValuesOrder) => {
      const named = about.flatMap(({ object_type: type, object_id: id }) => (type === 'asset' ? [assets.get(id)] : []));
      return named.length > 0 ? named.filter((row) => row !== undefined) : (assetsOf.get(person) ?? []);
    },
  };
};

/** The person as of today, or of the first day of work where that lies ahead: a joiner has no wage before it. */
const personAtWork = async (id: number): Promise<Employee> => {
  const person = await employeeStore.get(id);
  if (!person) throw new AppError('not_found');
  const [first, day] = [person.start_date, today()];
  return first !== null && first > day ? employeeDated.asOf(person, first) : person;
};

/**
 * Reads once what the values of these people have in common, and answers how those of each are read: all fields that
 * records can fill, as of today. No right is applied.
 */
export const prepareRecordValues = async (people: readonly number[]) => {
  const [held, company, users] = await Promise.all([
    readHeld(new Set(people)),
    readCompany(),
    userCollection.refresh(),
  ]);
  return async (order: ValuesOrder): Promise<FieldValues> => {
    const { employee_id: id, signers, language, deadline } = order;
    const person = await personAtWork(id);
    const vehicle = held.vehicleOf(order);
    const assets = held.assetsOf(order);
    const facts: readonly AssetFacts[] =
      order.assets ??
      assets.map((row) => ({
        name: row.name,
        serial_number: row.serial_number,
        since: since(row.periods, id),
      }));
    const custom = await Promise.all([
      customOf(order, 'employee', person),
      customOf(order, 'car', vehicle),
      customOf(order, 'asset', assets.length === 1 ? assets[0] : undefined),
      customOf(order, 'contract', order.contract),
    ]);
    return recordValues({
      language,
      today: today(),
      company,
      establishment: establishmentOf(company, person.team_ids),
      person,
      team_names: teamNamesOf(person.team_ids),
      manager_name: nameOfPerson(person.reports_to_employee_id),
      vehicle,
      vehicle_since: vehicle && since(vehicle.periods, id),
      assets: facts,
      signer_first_name: users.get(signers[0])?.name ?? '',
      signer_second_name: users.get(signers[1])?.name ?? '',
      deadline,
      custom: Object.assign({}, ...custom) as Record<string, string>,
    });
  };
};
export type ReadValues = Awaited<ReturnType<typeof prepareRecordValues>>;

/** The values of one person. */
export const readRecordValues = async (order: ValuesOrder): Promise<FieldValues> =>
  (await prepareRecordValues([order.employee_id]))(order);
