import { AppError } from '#shared/errors/problem.ts';
import { carImport } from './import-cars.ts';
import { employeeImport } from './import-employees.ts';
import type { ImportKind } from './import-kind.ts';

/** Every object that can be imported: a new one is a column table, a file with its rules, and a line here. */
const kinds: readonly ImportKind[] = [carImport, employeeImport];

const byObject = new Map(kinds.map((kind) => [kind.object, kind]));

export const importKindOf = (object: string): ImportKind => {
  const kind = byObject.get(object);
  if (!kind) throw new AppError('not_found');
  return kind;
};
