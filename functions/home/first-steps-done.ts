import { PEOPLE_ENOUGH, type FirstStepKey } from '#shared/home/first-steps.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { contractCollection } from '#functions/contracts/contract-store.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { readIntegrations } from '#functions/integrations/integration-store.ts';
import { employeeCollection, employeeStore } from '#functions/platform/directory/employees.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { isActive } from '#functions/platform/people-list/employee-segments.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { productCollection } from '#functions/software/product-store.ts';
import { templateCollection } from '#functions/templates/template-store.ts';
import { programCollection } from '#functions/trainings/program-store.ts';
import { trainingCollection } from '#functions/trainings/training-collection.ts';

type Rows<Row> = { all(): Iterable<Row> };

const isAny = async <Row>(rows: Promise<Rows<Row>>, test: (row: Row) => boolean = () => true): Promise<boolean> => {
  for (const row of (await rows).all()) if (test(row)) return true;
  return false;
};

/** A company with few people has all of them once some came from a file. */
const hasPeople = async (): Promise<boolean> => {
  const people = [...(await employeeCollection.refresh()).all()].filter(isActive);
  if (people.length >= PEOPLE_ENOUGH) return true;
  const stored = await Promise.all(people.map(({ id }) => employeeStore.get(id)));
  return stored.some((person) => typeof person?.import_id === 'string');
};

const hasColleagues = async (): Promise<boolean> => {
  const users = [...(await userCollection.refresh()).all()];
  return users.filter((user) => user.active === 1 && user.support === 0).length > 1;
};

/** Whether the records of the company say that a step was taken; nothing here depends on who asks. */
export const stepChecks: Readonly<Record<FirstStepKey, () => Promise<boolean>>> = {
  people: hasPeople,
  teams: () => isAny(teamCollection.refresh(), (team) => team.deleted === 0 && team.leader_employee_ids.length > 0),
  colleagues: hasColleagues,
  fleet: () => isAny(everyVehicle()),
  assets: () => isAny(assetIndex()),
  software: () => isAny(productCollection.refresh()),
  trainings: async () => (await isAny(programCollection.refresh())) || isAny(trainingCollection.refresh()),
  contracts: async () => (await isAny(templateCollection.refresh())) || isAny(contractCollection.refresh()),
  daysOff: async () => (await readIntegrations()).length > 0 && isAny(typeCollection.refresh()),
};
