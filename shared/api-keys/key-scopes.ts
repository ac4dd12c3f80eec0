import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { keysOf } from '#shared/values/keys-of.ts';

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

/** The rights of the scopes that read, which those that change bring, too. */
const reading = {
  people: ['people:read', 'people:export', fields],
  personal: ['people:personal', 'people:phone'],
  wages: ['people:wages', 'people:wage-columns', 'wages:own-contribution', 'activity:wages'],
  fleet: ['fleet:read', 'fleet:export', fields],
  assets: ['assets:read', 'assets:export', fields],
  software: ['software:read', 'software:export', fields],
  trainings: ['trainings:read', 'trainings:filter', 'trainings:export', fields],
  days: ['days:read', 'days:export'],
  absences: ['absences:reasons'],
  contracts: ['contracts:read', 'contracts:export', 'contracts:documents', 'templates:read', 'policies:read'],
  documents: ['documents:read', 'documents:things', 'fleet:documents'],
  activity: ['activity:read', 'mail:read'],
} as const satisfies Readonly<Partial<Record<KeyArea, readonly Permission[]>>>;

/**
 * The rights that each scope stands for; a key has those of them that its maker has, too. The first is the right without
 * which nobody may give the scope away. Rights that stand in no scope are for people only
 * (docs/areas/trust.md#api-keys).
 */
export const scopeRights = {
  'people:read': reading.people,
  'people:write': ['people:write', ...reading.people, 'people:import'],
  'personal:read': reading.personal,
  'wages:read': reading.wages,
  'wages:write': ['people:set-wages', ...reading.wages],
  'fleet:read': reading.fleet,
  'fleet:write': ['fleet:write', ...reading.fleet, 'fleet:import', 'fleet:assign', 'fleet:archive', 'fleet:unarchive'],
  'assets:read': reading.assets,
  'assets:write': ['assets:write', ...reading.assets, 'assets:import', 'assets:unarchive', 'asset-types:edit'],
  'software:read': reading.software,
  'software:write': [
    'software:write',
    ...reading.software,
    'software:import',
    'software:add-product',
    'software:edit-product',
  ],
  'trainings:read': reading.trainings,
  'trainings:write': ['trainings:write', ...reading.trainings, 'trainings:import', 'trainings:participants'],
  'days:read': reading.days,
  'days:write': ['days:write', ...reading.days, 'days:import', 'days:decide'],
  'absences:read': reading.absences,
  'contracts:read': reading.contracts,
  'contracts:write': [
    'contracts:write',
    ...reading.contracts,
    'contracts:archive',
    'contracts:documents-write',
    'policies:add',
  ],
  'documents:read': reading.documents,
  'documents:write': ['documents:write', ...reading.documents, 'documents:things-write', 'fleet:documents-write'],
  'records:write': ['tags:write', 'notes:write'],
  'activity:read': reading.activity,
} as const satisfies Readonly<Partial<Record<`${KeyArea}:${'read' | 'write'}`, readonly Permission[]>>>;

export type KeyScope = keyof typeof scopeRights;
export const keyScopes = keysOf(scopeRights);

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
