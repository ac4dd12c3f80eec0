import { objectTypes, type ObjectType } from '#shared/records/object-types.ts';
import type { RecordSight, RecordStore } from '#functions/platform/records/record-sight.ts';

/**
 * Sight by kind; apart from `record-kinds.ts`, since a feed or a file needs its record, but not the record's list. Each
 * is loaded on first use: a request hardly ever asks for more than one kind.
 */
const loaders: Readonly<Record<ObjectType, () => Promise<RecordSight>>> = {
  car: async () => (await import('#functions/fleet/vehicle-sight.ts')).vehicleSight,
  asset: async () => (await import('#functions/assets/asset-sight.ts')).assetSight,
  software_product: async () => (await import('#functions/software/software-sight.ts')).productSight,
  software_license: async () => (await import('#functions/software/software-sight.ts')).licenseSight,
  employee: async () => (await import('#functions/people/person-sight.ts')).employeeSight,
  program: async () => (await import('#functions/trainings/training-sight.ts')).programSight,
  training: async () => (await import('#functions/trainings/training-sight.ts')).trainingSight,
  training_employee: async () => (await import('#functions/trainings/training-sight.ts')).participantSight,
  day_off_request: async () => (await import('#functions/days-off/request-sight.ts')).requestSight,
  contract_template: async () => (await import('#functions/templates/template-sight.ts')).templateSight,
  contract: async () => (await import('#functions/contracts/contract-sight.ts')).contractSight,
};

export const sightOf = (object: ObjectType): Promise<RecordSight> => loaders[object]();

/** Where the records of every kind are kept. */
export const recordStores = (): Promise<RecordStore[]> =>
  Promise.all(objectTypes.map(async (object) => (await sightOf(object)).store));
