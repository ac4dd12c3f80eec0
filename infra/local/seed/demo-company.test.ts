import { isValidIBAN } from 'ibantools';
import { employeeIssues } from '#shared/people/employee.rules.ts';
import { wageIssues } from '#shared/people/wage.rules.ts';
import { describe, expect, it } from 'vitest';
import { holderOn } from '#shared/assignments/periods.ts';
import { employee, personName } from '#shared/people/employee.ts';
import { looksLikeChassisNumber, isPlate } from '#shared/fleet/vehicle.rules.ts';
import { asset } from '#shared/assets/asset.ts';
import { license } from '#shared/software/license.ts';
import { licenseKey } from '#shared/software/license.rules.ts';
import { product } from '#shared/software/product.ts';
import { vehicle } from '#shared/fleet/vehicle.ts';
import { demoPeople, demoTeams } from './people.ts';
import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { customValue } from '#shared/custom-fields/custom-value.ts';
import type { Column } from '#shared/list/column.ts';
import { filterRule } from '#shared/list/condition-rule.ts';
import { ownColumns } from '#shared/kinds/record-rows.ts';
import { savedView } from '#shared/records/saved-view.ts';
import { tagsColumn } from '#shared/records/tags.ts';
import { segment } from '#shared/segments/segment.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import { freePlaces, hasPlace, isWaiting } from '#shared/trainings/participant.rules.ts';
import { participant } from '#shared/trainings/participant.ts';
import { program } from '#shared/trainings/program.ts';
import { trainingIssues } from '#shared/trainings/training.rules.ts';
import { training } from '#shared/trainings/training.ts';
import { demoTrainings } from './trainings.ts';
import { demoAssets, demoAssetTypes } from './assets.ts';
import { demoLicenses, demoProducts } from './software.ts';
import { demoSegments, demoViews } from './lists.ts';
import { parseSeed } from './parse-seed.ts';
import { demoCustomFields, extras } from './extras.ts';
import { bulkVehicles, demoVehicles } from './vehicles.ts';

const TODAY = '2026-03-18';
const people = demoPeople(TODAY);
const active = people.filter(({ deleted }) => deleted === 0);
const drivers = active.map(({ id }) => id);
const fleet = demoVehicles(TODAY, drivers).map((entry) => entry.vehicle);
const everyVehicle = [...fleet, ...bulkVehicles(2_000, fleet.length + 1, TODAY, drivers)];

const isUnique = (values: readonly (string | null)[]): boolean => {
  const present = values.filter((value) => value !== null);
  return new Set(present).size === present.length;
};

const assets = demoAssets(TODAY, drivers);

describe('the demo company', () => {
  it('is the same each time', () => {
    expect(demoPeople(TODAY)).toEqual(people);
    expect(demoVehicles(TODAY, drivers).map((entry) => entry.vehicle)).toEqual(fleet);
  });

  it('has people, valid and told apart', () => {
    expect(active.length).toBeGreaterThanOrEqual(160);
    expect(people.length).toBeGreaterThan(active.length);
    for (const person of people) {
      expect(employee.safeParse(person).error).toBeUndefined();
      if (person.iban !== null) expect(isValidIBAN(person.iban), person.iban).toBe(true);
      expect(employeeIssues(person), personName(person)).toEqual([]);
      expect(wageIssues([], person.wages, TODAY)).toEqual([]);
    }
    expect(isUnique(people.map(({ email }) => email))).toBe(true);
    expect(isUnique(people.map(({ national_number: number }) => number))).toBe(true);
    expect(people.some(({ wages }) => wages.some(({ from }) => from > TODAY))).toBe(true);
    expect(isUnique(people.map(({ employee_number }) => employee_number))).toBe(true);
  });

  it('has software, one active licence for each person and product', () => {
    const products = demoProducts(TODAY);
    const licenses = demoLicenses(TODAY, people);
    expect(products.length).toBeGreaterThanOrEqual(15);
    expect(licenses.length).toBeGreaterThanOrEqual(300);
    for (const one of products) expect(product.safeParse(one).error).toBeUndefined();
    for (const one of licenses) {
      expect(license.safeParse(one).error).toBeUndefined();
      expect(holderOn(one.periods, TODAY)).toBe(one.deleted === 0 ? one.employee_id : 0);
    }
    expect(isUnique(licenses.filter(({ deleted }) => deleted === 0).map(licenseKey))).toBe(true);
    const leavers = new Set(people.filter(({ deleted }) => deleted === 1).map(({ id }) => id));
    expect(licenses.some((one) => one.deleted === 0 && leavers.has(one.employee_id))).toBe(true);
  });

  it('has teams, each led by an active member or the manager', () => {
    const teams = demoTeams(people);
    expect(teams.length).toBeGreaterThanOrEqual(8);
    for (const { id, leader_employee_ids } of teams) {
      expect(leader_employee_ids).toHaveLength(1);
      expect(active.some((person) => person.team_ids.includes(id))).toBe(true);
    }
  });

  it('has assets of each type, with people, in stock and archived', () => {
    expect(demoAssetTypes).toHaveLength(5);
    expect(assets).toHaveLength(120);
    for (const one of assets) {
      expect(asset.safeParse(one).error).toBeUndefined();
      expect(holderOn(one.periods, TODAY)).toBe(one.owner_employee_id);
      for (const { start_date, end_date } of one.periods) expect(end_date === null || start_date < end_date).toBe(true);
    }
    expect(new Set(assets.map(({ assetTypeId }) => assetTypeId)).size).toBe(5);
    expect(assets.some(({ deleted, owner_employee_id }) => deleted === 0 && owner_employee_id === 0)).toBe(true);
    expect(assets.some(({ deleted }) => deleted === 1)).toBe(true);
    expect(assets.some(({ periods }) => periods.length > 1)).toBe(true);
  });

  it('has vehicles of all kinds', () => {
    const running = fleet.filter(({ deleted }) => deleted === 0);
    expect(running.length).toBeGreaterThanOrEqual(62);
    expect(new Set(running.map(({ type }) => type))).toEqual(new Set(['car', 'motorbike', 'bicycle']));
    expect(running.some(({ is_pool_vehicle }) => is_pool_vehicle === 1)).toBe(true);
    expect(running.some(({ periods }) => periods.length > 1)).toBe(true);
    expect(running.some(({ synced_at }) => synced_at !== null)).toBe(true);
    expect(fleet.some(({ deleted }) => deleted === 1)).toBe(true);
    expect(demoVehicles(TODAY, drivers).some(({ pushedMonths }) => pushedMonths.length > 0)).toBe(true);
  });

  it('holds only vehicles that the rules could have made', () => {
    for (const each of everyVehicle) {
      expect(vehicle.safeParse(each).error).toBeUndefined();
      expect(isPlate(each.plate ?? '')).toBe(true);
      expect(looksLikeChassisNumber(each.chassis_number ?? '')).toBe(true);
      expect(holderOn(each.periods, TODAY)).toBe(each.related_employee_id);
      expect(each.deleted === 1).toBe(each.date_end !== null);
      each.periods.forEach(({ start_date, end_date }, index) => {
        expect(end_date === null || start_date < end_date, `vehicle ${each.id}`).toBe(true);
        const next = each.periods[index + 1];
        if (next) expect(end_date !== null && end_date <= next.start_date).toBe(true);
      });
    }
    expect(isUnique(everyVehicle.map(({ chassis_number }) => chassis_number))).toBe(true);
  });
});

const cars = fleet.map((each) => extras('car', each, TODAY));
const staff = people.map((each) => extras('employee', each, TODAY));
const equipment = assets.map((each) => extras('asset', each, TODAY));
const demo = demoTrainings(TODAY, active);
const recordsWithFields: Readonly<
  Partial<Record<CustomField['object_type'], readonly (RecordExtras & { id: number })[]>>
> = {
  car: cars,
  employee: staff,
  asset: equipment,
  training: demo.trainings.map((each) => extras('training', each, TODAY)),
  training_employee: demo.participants.map((each) => extras('training_employee', each, TODAY)),
};

describe('the trainings of the demo', () => {
  it('are what the rules could have made', () => {
    for (const each of demo.programs) expect(program.safeParse(each).error).toBeUndefined();
    for (const each of demo.participants) expect(participant.safeParse(each).error).toBeUndefined();
    for (const each of demo.trainings) {
      expect(training.safeParse(each).error).toBeUndefined();
      const context = { today: TODAY, isFlaOn: true };
      expect(trainingIssues(each, context), each.name).toEqual([]);
    }
    const pairs = demo.participants.map((one) => `${one.training_id} ${one.employee_id}`);
    expect(isUnique(pairs)).toBe(true);
    const ids = [...demo.programs, ...demo.trainings].map(({ id }) => String(id));
    expect(isUnique(ids)).toBe(true);
  });

  it('seat as many as there are places, and the others wait', () => {
    for (const { id, seats } of demo.trainings) {
      const own = demo.participants.filter((one) => one.training_id === id);
      const free = freePlaces(seats, own.filter(hasPlace).length);
      expect(free === null || free >= 0).toBe(true);
      if (own.some(isWaiting)) expect(free).toBe(0);
    }
    expect(demo.participants.some(isWaiting)).toBe(true);
  });

  it('are the same at every start', () => {
    expect(demoTrainings(TODAY, active)).toEqual(demo);
  });
});

describe('what the company records of its own', () => {
  it('has values that the fields take, on some records, and tags on others', () => {
    for (const field of demoCustomFields) {
      const records = recordsWithFields[field.object_type] ?? [];
      const values = records.flatMap(({ custom_fields }) => custom_fields?.[field.id] ?? []);
      expect(values.length, field.name).toBeGreaterThan(records.length / 2);
      if (field.type === 'auto_incrementing_int') expect(values).toEqual(records.map(({ id }) => id));
      else
        for (const value of values) {
          const sent = field.type === 'date' ? toDmy(String(value)) : value;
          expect(customValue(field).parse(sent), field.name).toBe(value);
        }
    }
    for (const records of [cars, staff, equipment]) {
      const share = records.filter(({ tags }) => tags).length / records.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.5);
    }
  });
});

describe('what its people keep', () => {
  const rowsOf = {
    car: cars.map((each) => ({ ...each, name: '', person_name: null, team_names: null })),
    employee: staff.map((each) => ({ ...each, name: '', team_names: '', reports_to_name: null })),
  };
  const columnsOf = (object: 'car' | 'employee') => [
    ...(ownColumns[object] as readonly Column<never>[]),
    tagsColumn as Column<never>,
    ...(demoCustomFields.filter((field) => field.object_type === object).map(customColumn) as Column<never>[]),
  ];

  it('has segments that find some records and not all, for everybody and for one', () => {
    const segments = demoSegments(TODAY);
    for (const saved of segments) {
      expect(segment.parse(saved)).toEqual(saved);
      const object = saved.object_type as 'car' | 'employee';
      const { test } = filterRule(saved.filter, columnsOf(object));
      const matching = rowsOf[object].filter((row) => test(row as never)).length;
      expect(matching, saved.name).toBeGreaterThan(0);
      expect(matching, saved.name).toBeLessThan(rowsOf[object].length / 2);
    }
    expect(new Set(segments.map(({ shared }) => shared))).toEqual(new Set([0, 1]));
  });

  it('has views of columns that there are', () => {
    for (const view of demoViews()) {
      expect(savedView.parse(view)).toEqual(view);
      const keys = columnsOf(view.list === 'fleet' ? 'car' : 'employee').map(({ key }) => key);
      expect(keys).toEqual(expect.arrayContaining([...(view.state.columns ?? []), view.state.sort?.column]));
    }
  });
});

describe('a seed', () => {
  it.each([
    ['demo', { kind: 'demo', vehicles: 0, trainings: 0, daysOff: 0 }],
    ['empty', { kind: 'empty', vehicles: 0, trainings: 0, daysOff: 0 }],
    ['vehicles=100000', { kind: 'demo', vehicles: 100_000, trainings: 0, daysOff: 0 }],
    ['trainings=2000', { kind: 'demo', vehicles: 0, trainings: 2_000, daysOff: 0 }],
    ['days-off=1000', { kind: 'demo', vehicles: 0, trainings: 0, daysOff: 1_000 }],
  ])('%s is known', (text, seed) => expect(parseSeed(text)).toEqual(seed));

  it.each([
    '',
    'Demo',
    'vehicles',
    'vehicles=',
    'vehicles=-1',
    'vehicles=1e3',
    'vehicles=9999999',
    'trainings=20001',
    'days-off=5001',
    'toString=1',
  ])('%s is not', (text) => {
    expect(parseSeed(text)).toBeUndefined();
  });
});
