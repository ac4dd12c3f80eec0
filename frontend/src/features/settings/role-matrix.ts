import { roles } from '#shared/permissions/actor.ts';
import { permissionMatrix, permissions, type MatrixRow, type Permission } from '#shared/permissions/rules.ts';
import { fold } from '#shared/values/fold.ts';

type Prefix<P> = P extends `${infer Before}:${string}` ? Before : never;

/** The prefixes whose rights stand under a heading other than their own name. */
const headingOfPrefix = {
  messages: 'fleet',
  wages: 'fleet',
  'asset-types': 'assets',
  days: 'days-off',
  absences: 'days-off',
  months: 'days-off',
  integrations: 'payroll',
  templates: 'contracts',
  policies: 'contracts',
  segments: 'records',
  tags: 'records',
  'custom-fields': 'records',
  documents: 'records',
  audit: 'activity',
  mail: 'activity',
  notes: 'activity',
  keys: 'settings',
  users: 'settings',
} as const satisfies Readonly<Partial<Record<Prefix<Permission>, string>>>;

type MovedPrefix = keyof typeof headingOfPrefix;
type OwnHeading = Exclude<Prefix<Permission>, MovedPrefix>;
export type Area = OwnHeading | (typeof headingOfPrefix)[MovedPrefix];

const hasOwnHeading = (prefix: Prefix<Permission>): prefix is OwnHeading => !Object.hasOwn(headingOfPrefix, prefix);

/** The heading of a right: the prefix of its name, unless the table names another. */
export const areaOf = (permission: Permission): Area => {
  // why: a name begins with its prefix
  const prefix = permission.slice(0, permission.indexOf(':')) as Prefix<Permission>;
  return hasOwnHeading(prefix) ? prefix : headingOfPrefix[prefix];
};

/** The headings, in the order in which the matrix first has a right of each. */
export const areas: readonly Area[] = [...new Set(permissions.map(areaOf))];

export const columnGroups = ['roles', 'modifiers'] as const;
export type ColumnGroup = (typeof columnGroups)[number];

const columnOfRole = { admin: 'ADM', default: 'DEF', team_only: 'TEAM', read_only: 'RO' } as const;
export const roleColumns = roles.map((role) => columnOfRole[role]);
export const modifierColumns = ['LIGHT', 'W0', 'SUP', 'IMP', 'RES'] as const;
export type RoleColumn = (typeof roleColumns)[number];
export type ModifierColumn = (typeof modifierColumns)[number];
export type Column = RoleColumn | ModifierColumn;

export const columnsOf = { roles: roleColumns, modifiers: modifierColumns } as const satisfies Record<
  ColumnGroup,
  readonly Column[]
>;
export const roleOf = (column: RoleColumn) => roles.find((role) => columnOfRole[role] === column) ?? 'admin';
export const columnOf = (role: (typeof roles)[number]): RoleColumn => columnOfRole[role];
export const isRoleColumn = (column: Column): column is RoleColumn => columnsOf.roles.some((one) => one === column);

export type Meaning = 'yes' | 'own' | 'no' | 'same' | 'takes' | 'grants';

/** The columns that decide alone in `can`; the other modifiers only grant or take away rights of the role. */
const replacesRole: readonly Column[] = [...roleColumns, 'SUP', 'RES'];

/** The meaning of a cell of the matrix in its column (docs/areas/session-and-rights.md#permission-matrix). */
export const meaningOf = (row: MatrixRow, column: Column): Meaning => {
  const cell = row[column];
  if (cell === '.') return 'same';
  if (cell === 't') return 'own';
  if (replacesRole.includes(column)) return cell === 'y' ? 'yes' : 'no';
  return cell === 'y' ? 'grants' : 'takes';
};

export type RightGroup = { area: Area; rights: Permission[] };

/** The permissions by area, in the order of the matrix; areas without any are left out. */
export const groupRights = (rights: readonly Permission[]): RightGroup[] =>
  areas
    .map((area) => ({ area, rights: rights.filter((permission) => areaOf(permission) === area) }))
    .filter((group) => group.rights.length > 0);

/** The permissions whose texts contain every word of the search, in any order. */
export const searchRights = (search: string, wordsOf: (permission: Permission) => string): Permission[] => {
  const searchedWords = fold(search).split(/\s+/).filter(Boolean);
  return permissions.filter((permission) => {
    const words = fold(wordsOf(permission));
    return searchedWords.every((word) => words.includes(word));
  });
};

export const rowOf = (permission: Permission): MatrixRow => permissionMatrix[permission];
