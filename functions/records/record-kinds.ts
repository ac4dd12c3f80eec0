import { kindBasics, type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import { assetMark, assetTitle } from '#shared/assets/asset-tag.ts';
import type { AssetRow } from '#shared/assets/asset.columns.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { License } from '#shared/software/license.ts';
import type { ProductRow } from '#shared/software/product.columns.ts';
import { domainOf } from '#shared/software/product.rules.ts';
import type { Product } from '#shared/software/product.ts';
import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { TemplateRow } from '#shared/templates/template.columns.ts';
import type { Template } from '#shared/templates/template.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { ABSENT, type DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import type { Program } from '#shared/trainings/program.ts';
import type { Training } from '#shared/trainings/training.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { segmentsOfAssets } from '#functions/assets/asset-segments.ts';
import { assetSight } from '#functions/assets/asset-sight.ts';
import { assetStore } from '#functions/assets/asset-store.ts';
import { assets } from '#functions/assets/assets.ts';
import { vehicles } from '#functions/fleet/vehicles.ts';
import { segmentsOfFleet } from '#functions/fleet/fleet-segments.ts';
import { vehicleSight } from '#functions/fleet/vehicle-sight.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { people } from '#functions/people/people.ts';
import { segmentsOfPeople } from '#functions/people/people-segments.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { employeeSight, storedPerson } from '#functions/people/person-sight.ts';
import { licenses } from '#functions/software/licenses.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { productStore } from '#functions/software/product-store.ts';
import { licenseSight, productSight } from '#functions/software/software-sight.ts';
import { products } from '#functions/software/products.ts';
import { segmentsOfContracts } from '#functions/contracts/contract-segments.ts';
import { contractSight } from '#functions/contracts/contract-sight.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { contracts } from '#functions/contracts/contracts.ts';
import { segmentsOfTemplates } from '#functions/templates/template-segments.ts';
import { templateSight } from '#functions/templates/template-sight.ts';
import { templateStore } from '#functions/templates/template-store.ts';
import { templates } from '#functions/templates/templates.ts';
import { segmentsOfRequests } from '#functions/days-off/request-segments.ts';
import { requestSight } from '#functions/days-off/request-sight.ts';
import { requestStore } from '#functions/days-off/request-store.ts';
import { requests } from '#functions/days-off/requests.ts';
import { segmentsOfLicenses, segmentsOfProducts } from '#functions/software/software-segments.ts';
import { segmentsOfCourses, segmentsOfParticipants } from '#functions/trainings/course-segments.ts';
import { courses } from '#functions/trainings/courses.ts';
import { participantStore } from '#functions/trainings/participant-store.ts';
import { participants } from '#functions/trainings/participants.ts';
import { programStore } from '#functions/trainings/program-store.ts';
import { programs } from '#functions/trainings/programs.ts';
import { participantSight, programSight, trainingSight } from '#functions/trainings/training-sight.ts';
import { trainingStore } from '#functions/trainings/training-store.ts';
import type { OpenList, RecordKind } from '#functions/platform/records/record-kind.ts';
import type { RecordRow, StoredRecord } from '#functions/platform/records/stored-record.ts';

/** Rows, rules and columns of a kind only ever meet those of the same kind. */
const widened = async (list: Promise<unknown>): Promise<OpenList> => (await list) as OpenList;

const facts = (...parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;

/** A kind with what its facts say of it. */
const kindWith = <Stored extends StoredRecord, Row extends RecordRow>(
  own: Omit<RecordKind<Stored, Row>, 'list' | 'read' | 'write'>,
): RecordKind<Stored, Row> => {
  const { read, write } = kindFacts[own.object];
  return { ...own, list: kindBasics[own.object].list, read, write };
};

const car = kindWith<Vehicle, VehicleRow>({
  object: 'car',
  ...vehicleSight,
  titleOf: ({ name, plate }) => [name, plate].filter(Boolean).join(', '),
  factOf: ({ plate, person_name }) => facts(plate, person_name),
  toChange: async (actor, id) => (await vehicles(actor).toChange(id)).vehicle,
  update: vehicleStore.update,
  open: (actor, choice) => widened(vehicles(actor).open(choice)),
  segments: segmentsOfFleet,
});

const asset = kindWith<Asset, AssetRow>({
  object: 'asset',
  ...assetSight,
  titleOf: assetTitle,
  factOf: ({ id, serial_number, owner_employee_name }) => facts(assetMark({ id, serial_number }), owner_employee_name),
  toChange: async (actor, id) => (await assets(actor).toChange(id)).asset,
  update: assetStore.update,
  open: (actor, choice) => widened(assets(actor).open(choice)),
  segments: segmentsOfAssets,
});

const softwareProduct = kindWith<Product, ProductRow>({
  object: 'software_product',
  ...productSight,
  titleOf: ({ name }) => name,
  factOf: ({ url }) => facts(domainOf(url)),
  toChange: (actor, id) => products(actor).toChange(id),
  update: productStore.update,
  open: (actor, choice) => widened(products(actor).open(choice)),
  segments: segmentsOfProducts,
});

const softwareLicense = kindWith<License, LicenseRow>({
  object: 'software_license',
  ...licenseSight,
  titleOf: ({ name, username }) => [name, username].filter(Boolean).join(', '),
  personOf: ({ employee_id: person }) => person,
  factOf: ({ person_name, username }) => facts(person_name, username),
  toChange: (actor, id) => licenses(actor).toChange(id),
  update: licenseStore.update,
  open: (actor, choice) => widened(licenses(actor).open(choice)),
  segments: segmentsOfLicenses,
});

const employee = kindWith<Employee, EmployeeRow>({
  object: 'employee',
  ...employeeSight,
  titleOf: ({ name }) => name,
  factOf: ({ team_names, employee_number }) => facts(team_names, employee_number),
  pictureOf: ({ avatar }) => avatar,
  toChange: storedPerson,
  update: employeeStore.update,
  open: (actor, choice) => widened(people(actor).open(choice)),
  segments: segmentsOfPeople,
});

const program = kindWith<Program, CourseRow>({
  object: 'program',
  ...programSight,
  titleOf: ({ name }) => name,
  factOf: ({ next_date: day }) => facts(day && toDmy(day)),
  toChange: (actor, id) => programs(actor).toChange(id),
  update: programStore.update,
  open: (actor, choice) => widened(courses(actor).openPrograms(choice)),
  segments: segmentsOfCourses,
});

const training = kindWith<Training, CourseRow>({
  object: 'training',
  ...trainingSight,
  titleOf: ({ name, program_name }) => [program_name, name].filter(Boolean).join(', '),
  factOf: ({ program_name, start_date: day }) => facts(program_name, day && toDmy(day)),
  toChange: (actor, id) => courses(actor).toChange(id),
  update: trainingStore.update,
  open: (actor, choice) => widened(courses(actor).openTrainings(choice)),
  segments: segmentsOfCourses,
});

const trainingEmployee = kindWith<Participant, ParticipantRow>({
  object: 'training_employee',
  ...participantSight,
  titleOf: ({ name, training_name }) => [name, training_name].filter(Boolean).join(', '),
  personOf: ({ employee_id: person }) => person,
  factOf: ({ training_name, person_team_names }) => facts(training_name, person_team_names),
  toChange: (actor, id) => participants(actor).toChange(id),
  update: participantStore.update,
  open: (actor, choice) => widened(participants(actor).open(choice)),
  segments: segmentsOfParticipants,
});

const dayOffRequest = kindWith<DayOffRequest, DayOffRequestRow>({
  object: 'day_off_request',
  ...requestSight,
  titleOf: ({ name, kind, type_name, start_date }) =>
    [name, kind === 'absence' ? ABSENT : type_name, toDmy(start_date)].filter(Boolean).join(', '),
  personOf: ({ employee_id: person }) => person,
  factOf: ({ person_team_names }) => person_team_names,
  toChange: (actor, id) => requests(actor).toChange(id),
  update: requestStore.update,
  open: (actor, choice) => widened(requests(actor).open(choice)),
  segments: segmentsOfRequests,
});

const contractTemplate = kindWith<Template, TemplateRow>({
  object: 'contract_template',
  ...templateSight,
  titleOf: ({ name }) => name,
  factOf: ({ category }) => category,
  subtypeOf: ({ type }) => type,
  toChange: (actor, id) => templates(actor).toChange(id),
  update: templateStore.update,
  open: (actor, choice) => widened(templates(actor).open(choice)),
  segments: segmentsOfTemplates,
});

const contract = kindWith<Contract, ContractRow>({
  object: 'contract',
  ...contractSight,
  titleOf: ({ name, person_name }) => [name, person_name].filter(Boolean).join(', '),
  personOf: ({ employee_id: person }) => person,
  factOf: ({ person_name, template_name }) => facts(person_name, template_name),
  toChange: (actor, id) => contracts(actor).toChange(id),
  update: contractStore.update,
  open: (actor, choice) => widened(contracts(actor).open(choice)),
  segments: segmentsOfContracts,
});

const kinds: Readonly<Record<ObjectType, RecordKind>> = {
  car,
  asset,
  software_product: softwareProduct,
  software_license: softwareLicense,
  employee,
  program,
  training,
  training_employee: trainingEmployee,
  day_off_request: dayOffRequest,
  contract_template: contractTemplate,
  contract,
};

export const recordKinds: readonly RecordKind[] = Object.values(kinds);
export const recordKind = (object: ObjectType): RecordKind => kinds[object];

/** Throws `forbidden` without the right to the object's list. */
export const assertMayRead = (actor: Actor, object: ObjectType): void => assertMay(actor, kinds[object].read);

export const seeRecord = (actor: Actor, object: ObjectType, id: number): Promise<StoredRecord> => {
  assertMayRead(actor, object);
  return kinds[object].see(actor, id);
};

export const notArchived = (stored: StoredRecord): StoredRecord => {
  if (stored.deleted === 1) throw new AppError('archived', { detail: 'This record is archived. Unarchive it first.' });
  return stored;
};

/**
 * The record for a change; `right` is that of the object unless the change has its own. An archived one answers 409.
 */
export const recordToChange = async (
  actor: Actor,
  object: ObjectType,
  id: number,
  right: Permission = kinds[object].write,
): Promise<StoredRecord> => {
  assertMayRead(actor, object);
  assertMay(actor, right);
  return notArchived(await kinds[object].toChange(actor, id));
};
