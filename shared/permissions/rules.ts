import { keysOf } from '#shared/values/keys-of.ts';
import type { Actor, FeatureFlag, IntegrationFeature } from './actor.ts';
import matrixFile from './matrix.json' with { type: 'json' };

// Only this file reads roles. The API, the route guards, `<Can>` and the tests all call it.
const { $comment: _, ...matrix } = matrixFile;

export type Permission = keyof typeof matrix;
type Cell = 'y' | 't' | 'n' | '.';
type ActorFlag =
  | 'fleet_access'
  | 'document_access'
  | 'can_export'
  | 'can_import'
  | 'access_employee_details'
  | 'access_sensitive_settings';
export type MatrixRow = {
  row: number;
  action: string;
  flags: readonly ActorFlag[];
} & Record<'ADM' | 'DEF' | 'TEAM' | 'RO' | 'LIGHT' | 'W0' | 'SUP' | 'IMP' | 'RES', Cell>;

export const permissionMatrix = matrix as Record<Permission, MatrixRow>;
export const permissions = keysOf(permissionMatrix);

const baseColumn = { admin: 'ADM', default: 'DEF', team_only: 'TEAM', read_only: 'RO' } as const;

const baseCell = (row: MatrixRow, actor: Actor): Cell => {
  if (actor.reseller) return row.RES === '.' ? row[baseColumn[actor.role]] : row.RES;
  if (actor.support && !actor.acting_as) return row.SUP;
  return row[baseColumn[actor.role]];
};

/**
 * Whether the actor has a right: the rights of the role, less what the modifiers take away; impersonation may also
 * grant (docs/areas/session-and-rights.md#permission-matrix). A key has the rights of its scopes and no others.
 */
export const can = (actor: Actor, permission: Permission): boolean => {
  const row = permissionMatrix[permission];
  if (actor.key && !actor.key.rights.includes(permission)) return false;
  if (!row.flags.every((name) => actor[name] === 1)) return false;
  if (actor.acting_as && row.IMP !== '.') return row.IMP === 'y';
  if (actor.group_access === 'light' && row.LIGHT === 'n') return false;
  if (actor.access_wages !== 1 && row.W0 === 'n') return false;
  return baseCell(row, actor) !== 'n';
};

/** True when the actor sees only the people of the teams they lead. Repositories apply that scope, `can` does not. */
export const isTeamScoped = (actor: Actor): boolean => actor.role === 'team_only';

export const isLight = (actor: Actor): boolean => actor.group_access === 'light';
export const hasFlag = (actor: Actor, name: FeatureFlag): boolean => actor.feature_flags.includes(name);
export const hasFeature = (actor: Actor, name: IntegrationFeature): boolean =>
  actor.integration_features.includes(name);
