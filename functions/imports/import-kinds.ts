import { assetSamples } from '#shared/assets/asset.import.ts';
import { carSamples } from '#shared/fleet/vehicle.import.ts';
import { employeeSamples } from '#shared/people/employee.import.ts';
import { softwareSamples } from '#shared/software/software.import.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { ImportKind } from '#functions/platform/imports/import-kind.ts';

export const carImport: ImportKind = {
  object: 'car',
  plural: 'vehicles',
  permission: 'fleet:import',
  samples: carSamples,
};

export const assetImport: ImportKind = {
  object: 'asset',
  plural: 'assets',
  permission: 'assets:import',
  samples: assetSamples,
};

export const employeeImport: ImportKind = {
  object: 'employee',
  plural: 'people',
  permission: 'people:import',
  samples: employeeSamples,
};

/** Products and licences in one file. */
export const softwareImport: ImportKind = {
  object: 'software_license',
  name: 'software',
  plural: 'software',
  permission: 'software:import',
  samples: softwareSamples,
};

/** Every object that can be imported. Handlers know no more of it; its rules are in the worker (`import-runs.ts`). */
export const importKinds: readonly ImportKind[] = [carImport, assetImport, softwareImport, employeeImport];

const byObject = new Map<string, ImportKind>(importKinds.map((kind) => [kind.name ?? kind.object, kind]));

export const importKindOf = (object: string): ImportKind => {
  const kind = byObject.get(object);
  if (!kind) throw new AppError('not_found');
  return kind;
};
