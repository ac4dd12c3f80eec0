import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { FIRST_PERIOD_YEAR } from '#shared/trainings/training-right.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Author } from './events.ts';
import { assetStore } from '#functions/assets/asset-store.ts';
import { assetTypeStore, typeNameClaims } from '#functions/assets/asset-types.ts';
import { vehicleClaims } from '#functions/fleet/vehicle-claims.ts';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { teamNameClaims } from '#functions/people/team-changes.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { writeFeatures } from '#functions/platform/session/settings.ts';
import { fieldNameClaims } from '#functions/records/custom-field-changes.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { viewStore } from '#functions/records/saved-views.ts';
import { segmentStore } from '#functions/platform/segments/segment-store.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { licenseClaims } from '#functions/software/license-claims.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { productNameClaims, productStore } from '#functions/software/product-store.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { claimPair, participantStore } from '#functions/trainings/participant-store.ts';
import { programStore } from '#functions/trainings/program-store.ts';
import { trainingStore } from '#functions/trainings/training-store.ts';
import { writeCredentials } from '#functions/integrations/credentials.ts';
import { writeChecks } from '#functions/integrations/integration-checks.ts';
import { createIntegrationWrites, integrationStore } from '#functions/integrations/integration-store.ts';
import { writeTrainingSettings } from '#functions/trainings/training-settings.ts';
import { demoUsers } from '../demo-users.ts';
import { writeAll, writeCounter } from './batch-writer.ts';
import { demoAssets, demoAssetTypes } from './assets.ts';
import { demoLicenses, demoProducts } from './software.ts';
import { assetEvents, demoEvents, recorder, softwareEvents } from './events.ts';
import { randomSource } from './random.ts';
import type { Seed } from './parse-seed.ts';
import { demoSegments, demoViews } from './lists.ts';
import { demoPeople, demoTeams, isNewcomer } from './people.ts';
import { demoDocuments } from './documents.ts';
import { putPictures, putTypePictures } from './pictures.ts';
import { bulkVehicles, demoVehicles, type DemoVehicle } from './vehicles.ts';
import { BULK_PEOPLE, bulkTrainings, demoTrainings, type DemoTrainings } from './trainings.ts';
import { trainingEvents } from './training-events.ts';
import { personWrites } from './person-writes.ts';
import { demoChecks, demoCredentials, demoIntegration, demoPushedDays } from './payroll.ts';
import { demoPushes } from './pushes.ts';
import { newUsers } from './new-users.ts';
import { demoDaysOff } from './days-off.ts';
import { writeContracts } from './write-contracts.ts';
import { decidersOf, writeDaysOff } from './write-days-off.ts';
import { demoCustomFields, extras } from './extras.ts';

/** A step through the active people that has no factor in common with their number. */
const DRIVER_STEP = 37;

/** The persons of the demo users come first, in the order of the users. */
const employeeIds = (): number[] => {
  let next = 0;
  return demoUsers.map(({ person }) => (person === null ? 0 : (next += 1)));
};

const staffNames = (people: readonly Employee[], ids: readonly number[]) =>
  demoUsers.map(({ name, membership }, index) => {
    const person = people.find(({ id }) => id === ids[index]);
    const fullName = person
      ? `${person.first_name} ${person.last_name}`
      : name === 'support'
        ? 'Support desk'
        : 'Payroll office';
    return {
      subject: name,
      name: fullName,
      email: person?.email ?? `${name}@partner.example`,
      employee_id: ids[index] ?? 0,
      membership,
    };
  });

const vehicleWrites = ({ vehicle, pushedMonths }: DemoVehicle): Write[] => [
  vehicleStore.create(vehicle),
  ...vehicleClaims.change(undefined, vehicle),
  ...(pushedMonths.length > 0
    ? [
        putPushedMonths(vehicleStore, vehicle.id, pushedMonths),
        putPushedMonths(employeeStore, vehicle.related_employee_id, pushedMonths),
      ]
    : []),
];

const participantWrites = (participant: Participant): Write[] => [
  participantStore.create(participant),
  claimPair(participant),
];

function* bulkTrainingWrites(entries: ReturnType<typeof bulkTrainings>): Generator<Write> {
  for (const { training, participants } of entries) {
    yield trainingStore.create(training);
    for (const participant of participants) yield* participantWrites(participant);
  }
}

function* bulkWrites(count: number, firstId: number, day: IsoDate, drivers: readonly number[]): Generator<Write> {
  for (const vehicle of bulkVehicles(count, firstId, day, drivers)) {
    yield vehicleStore.create(vehicle);
    yield* vehicleClaims.change(undefined, vehicle);
  }
}

/** Writes the definitions of fields; a counting field goes on after the last record. */
const writeCustomFields = async (
  last: Readonly<Partial<Record<CustomField['object_type'], number>>>,
): Promise<void> => {
  await writeAll(
    demoCustomFields.flatMap((field) => [customFieldStore.create(field), ...fieldNameClaims(undefined, field)]),
  );
  await writeCounter(customFieldStore.type, demoCustomFields.length);
  const counting = demoCustomFields.filter(({ type }) => type === 'auto_incrementing_int');
  for (const { id, object_type: object } of counting) await writeCounter(`custom_field_${id}`, last[object] ?? 0);
};

/** Writes the segments and views that people of the company saved. */
const writeLists = async (day: IsoDate): Promise<void> => {
  const [segments, views] = [demoSegments(day), demoViews()];
  await writeAll([
    ...segments.map((segment) => segmentStore.create(segment)),
    ...views.map((view) => viewStore.create(view)),
  ]);
  await writeCounter(segmentStore.type, segments.length);
  await writeCounter(viewStore.type, views.length);
};

/** Everything that the demo company owns and does, as it is stored; `userCount` people may sign in. */
const demoCompany = (day: IsoDate, people: readonly Employee[], userCount: number) => {
  const teams = demoTeams(people);
  const settled = people.filter((person) => !isNewcomer(person));
  const active = settled.filter(({ deleted }) => deleted === 0);
  // The demo users drive something; the rest is spread over the people.
  const drivers = active.map(
    (_, index) => active[index < userCount ? index : (index * DRIVER_STEP) % active.length]?.id ?? 1,
  );
  const fleet = demoVehicles(day, drivers).map((entry) => ({ ...entry, vehicle: extras('car', entry.vehicle, day) }));
  const owners = active.map(({ id }) => id);
  const assets = demoAssets(day, owners).map((asset) => extras('asset', asset, day));
  const products = demoProducts(day).map((product) => extras('software_product', product, day));
  const licenses = demoLicenses(day, settled).map((license) => extras('software_license', license, day));
  const demo = demoTrainings(day, active);
  const trainings: DemoTrainings = {
    programs: demo.programs.map((program) => extras('program', program, day)),
    trainings: demo.trainings.map((training) => extras('training', training, day)),
    participants: demo.participants.map((participant) => extras('training_employee', participant, day)),
  };
  return { settled, active, drivers, teams, fleet, owners, assets, products, licenses, trainings };
};
type Company = ReturnType<typeof demoCompany>;

/** The records of the company, and what happened to them. */
const companyWrites = (
  { teams, fleet, assets, products, licenses, trainings }: Company,
  { day, people, authors }: { day: IsoDate; people: readonly Employee[]; authors: readonly Author[] },
): Write[] => [
  writeFeatures({
    feature_flags: ['enable_cars_usage_type'],
    integration_features: ['cars/import', 'cars/extra-fuels', 'cars/pool-cars', 'cars/order-date'],
  }),
  ...teams.flatMap((team) => [teamStore.create(team), ...teamNameClaims(undefined, team)]),
  ...fleet.flatMap(vehicleWrites),
  ...demoAssetTypes.flatMap((type) => [assetTypeStore.create(type), ...typeNameClaims(undefined, type)]),
  ...assets.map((asset) => assetStore.create(asset)),
  ...products.flatMap((product) => [productStore.create(product), ...productNameClaims(undefined, product)]),
  ...licenses.flatMap((license) => [licenseStore.create(license), ...licenseClaims.change(undefined, license)]),
  ...demoEvents(day, fleet, people, authors),
  ...assetEvents(assets, people, authors),
  ...softwareEvents(products, licenses, people, authors),
  writeTrainingSettings({ average_fte: 118.5, days_of_right: null, period_start_year: FIRST_PERIOD_YEAR }),
  ...trainings.programs.map((program) => programStore.create(program)),
  ...trainings.trainings.map((training) => trainingStore.create(training)),
  ...trainings.participants.flatMap(participantWrites),
  ...trainingEvents(trainings, people, authors),
];

/** The payroll office of the company, and what was pushed to it. */
const writePushes = async (
  daysOff: ReturnType<typeof demoDaysOff>,
  people: readonly Employee[],
  author: Author,
  day: IsoDate,
): Promise<void> => {
  const integration = demoIntegration(day, author.name);
  const kept = demoPushedDays(daysOff, people, integration, day);
  await writeAll([
    ...createIntegrationWrites(integration),
    writeChecks(integration.id, demoChecks(day)),
    ...(await demoPushes({ daysOff, people, integration, kept, author })),
  ]);
  await writeCounter(integrationStore.type, 1);
  await writeCredentials(integration.id, demoCredentials);
};

/**
 * Fills empty tables: the users of the demo always, the company unless `empty`, and as much more as requested.
 */
export const writeSeed = async ({
  kind,
  vehicles: more,
  trainings: moreTrainings,
  daysOff: moreAway,
}: Seed): Promise<void> => {
  const day = today();
  const everyone = demoPeople(day);
  const ids = employeeIds();
  const users = staffNames(everyone, ids);
  const people =
    kind === 'empty'
      ? everyone.slice(0, Math.max(...ids)).map((person) => ({ ...person, team_ids: [] }))
      : everyone.map((person) => extras('employee', person, day));
  await Promise.all([writeAll([...newUsers(users), ...people.flatMap(personWrites)]), putPictures(people)]);
  await writeCounter(userStore.type, users.length);
  await writeCounter(employeeStore.type, people.length);
  if (kind === 'empty') return;

  const company = demoCompany(day, people, ids.length);
  const { settled, active, drivers, teams, fleet, owners, assets, products, licenses, trainings } = company;
  const lastCourse = trainings.programs.length + trainings.trainings.length;
  const lastParticipant = trainings.participants.length;
  const deciders: Author[] = users.slice(0, 3).map(({ name, employee_id, membership }, index) => ({
    user_id: index + 1,
    employee_id,
    name,
    role: membership.role,
  }));
  const authors = deciders.slice(0, 2);
  const [pusher] = deciders;
  if (!pusher) throw new Error('the demo has an administrator');
  await writeAll(companyWrites(company, { day, people, authors }));
  const firstMore = { training: lastCourse + 1, participant: lastParticipant + 1 };
  await writeAll(bulkTrainingWrites(bulkTrainings(moreTrainings, firstMore, day, owners)));
  await writeCounter(trainingStore.type, lastCourse + moreTrainings);
  await writeCounter(participantStore.type, lastParticipant + moreTrainings * BULK_PEOPLE);
  const daysOff = demoDaysOff(day, settled, decidersOf(users));
  await writeDaysOff(daysOff, { day, people, authors: deciders, more: moreAway });
  await writePushes(daysOff, people, pusher, day);
  await writeAll(bulkWrites(more, fleet.length + 1, day, drivers));
  await writeCustomFields({ car: fleet.length + more, asset: assets.length });
  await writeCounter(assetTypeStore.type, demoAssetTypes.length);
  await writeCounter(assetStore.type, assets.length);
  await writeCounter(productStore.type, products.length);
  await writeCounter(licenseStore.type, licenses.length);
  await writeLists(day);
  await putTypePictures(demoAssetTypes);
  await writeAll(
    await demoDocuments({
      day,
      author: pusher,
      records: {
        car: fleet.map(({ vehicle }) => vehicle).filter(({ deleted }) => deleted === 0),
        employee: active,
        asset: assets.filter(({ deleted }) => deleted === 0),
      },
      record: recorder(randomSource(71), people, [pusher]).record,
    }),
  );
  await writeCounter(teamStore.type, teams.length);
  await writeCounter(vehicleStore.type, fleet.length + more);
  await writeContracts({ day, people: active, authors, assets, vehicles: fleet.map(({ vehicle }) => vehicle) });
};
