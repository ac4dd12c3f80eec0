import { AppError } from '#shared/errors/problem.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { importKinds, isImportName } from '#shared/kinds/import-kinds.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { can } from '#shared/permissions/rules.ts';

/** The kind of import that a path or a stored import names; throws `not_found` for an unknown name. */
export const importKindOf = (name: string): ImportKind => {
  if (!isImportName(name)) throw new AppError('not_found');
  return importKinds[name];
};

export const assertMayImport = (actor: Actor, { permission, also }: ImportKind): void => {
  assertMay(actor, permission);
  if (also) assertMay(actor, also);
};

export const mayImport = (actor: Actor, { permission, also }: ImportKind): boolean =>
  can(actor, permission) && (!also || can(actor, also));
