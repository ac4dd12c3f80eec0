import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';

/** What keys read and change, by area, in the order in which the page shows it. */
export const keyAreas = [
  'people',
  'personal',
  'wages',
  'fleet',
  'assets',
  'software',
  'trainings',
  'days',
  'absences',
  'contracts',
  'documents',
  'records',
  'activity',
] as const;
export type KeyArea = (typeof keyAreas)[number];

const fields = 'custom-fields:view';

/**
 * The rights that each scope stands for; a key has those of them that its maker has, too. The first is the right without
 * which nobody may give the scope away. Rights that stand in no scope are for people only
 * (docs/areas/trust.md#api-keys).
 */
export const scopeRights = {
  'people:read': ['people:read', 'people:export', fields],
  'people:write': ['people:write', 'people:read', 'people:export', 'people:import', fields],
  'personal:read': ['people:personal', 'people:phone'],
  'wages:read': ['people:wages', 'people:wage-columns', 'wages:own-contribution', 'activity:wages'],
  'wages:write': [
    'people:set-wages',
    'people:wages',
    'people:wage-columns',
    'wages:own-contribution',
    'activity:wages',
  ],
  'fleet:read': ['fleet:read', 'fleet:export', fields],
  'fleet:write': [
    'fleet:write',
    'fleet:read',
    'fleet:export',
    'fleet:import',
    'fleet:assign',
    'fleet:archive',
    'fleet:unarchive',
    fields,
  ],
  'assets:read': ['assets:read', 'assets:export', fields],
  'assets:write': [
    'assets:write',
    'assets:read',
    'assets:export',
    'assets:import',
    'assets:unarchive',
    'asset-types:edit',
    fields,
  ],
  'software:read': ['software:read', 'software:export', fields],
  'software:write': [
    'software:write',
    'software:read',
    'software:export',
    'software:import',
    'software:add-product',
    'software:edit-product',
    fields,
  ],
  'trainings:read': ['trainings:read', 'trainings:filter', 'trainings:export', fields],
  'trainings:write': [
    'trainings:write',
    'trainings:read',
    'trainings:filter',
    'trainings:export',
    'trainings:import',
    'trainings:participants',
    fields,
  ],
  'days:read': ['days:read', 'days:export'],
  'days:write': ['days:write', 'days:read', 'days:export', 'days:import', 'days:decide'],
  'absences:read': ['absences:reasons'],
  'contracts:read': ['contracts:read', 'contracts:export', 'contracts:documents', 'templates:read', 'policies:read'],
  'contracts:write': [
    'contracts:write',
    'contracts:read',
    'contracts:export',
    'contracts:archive',
    'contracts:documents',
    'contracts:documents-write',
    'templates:read',
    'policies:read',
    'policies:add',
  ],
  'documents:read': ['documents:read', 'documents:things', 'fleet:documents'],
  'documents:write': [
    'documents:write',
    'documents:read',
    'documents:things',
    'documents:things-write',
    'fleet:documents',
    'fleet:documents-write',
  ],
  'records:write': ['tags:write', 'notes:write'],
  'activity:read': ['activity:read', 'mail:read'],
} as const satisfies Readonly<Partial<Record<`${KeyArea}:${'read' | 'write'}`, readonly Permission[]>>>;

export type KeyScope = keyof typeof scopeRights;
// why: the keys of the table are its scopes
export const keyScopes = Object.keys(scopeRights) as [KeyScope, ...KeyScope[]];

/** The rights behind these scopes, each once. A scope of a release that is gone gives nothing. */
export const rightsOfScopes = (scopes: readonly string[]): Permission[] => [
  ...new Set(keyScopes.filter((scope) => scopes.includes(scope)).flatMap((scope) => scopeRights[scope])),
];

/** The scopes that this user may give to a key. */
export const scopesToGive = (actor: Actor): KeyScope[] =>
  keyScopes.filter((scope) => can(actor, scopeRights[scope][0]));

const givable = new Set<Permission>(Object.values(scopeRights).flat());

/** Whether some scope brings this right. */
export const isInScope = (permission: Permission): boolean => givable.has(permission);
