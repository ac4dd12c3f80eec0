import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getOrganisation } from '#shared/contract/people/get-organisation.ts';

export type Organisation = EndpointResponse<typeof getOrganisation>;
type Person = Organisation['people'][number];

/** A team or a person of the tree; a person of several teams stands in it several times. */
export type TreeNode = {
  /** Where the node stands: the same person has one for each place. */
  readonly key: string;
  readonly id: number;
  readonly kind: 'team' | 'person' | 'rest';
  readonly name: string;
  readonly avatar: string | null;
  readonly note: string;
  readonly children: readonly TreeNode[];
};

export type Shape = 'managers' | 'teams';

const personNode = (
  { id, name, avatar, function: job }: Person,
  path: string,
  children: readonly TreeNode[],
): TreeNode => ({
  key: `${path}/${id}`,
  id,
  kind: 'person',
  name,
  avatar,
  note: job ?? '',
  children,
});

/** How many people stand below a node. */
export const peopleBelow = ({ children }: TreeNode): number =>
  children.reduce((sum, child) => sum + (child.kind === 'person' ? 1 : 0) + peopleBelow(child), 0);

/**
 * The people as a tree by their managers. Somebody without a manager whom nobody reports to stands under the last node,
 * `rest`. A circle, which two saves at the same moment could leave, is cut where it closes.
 */
const byManager = ({ people }: Organisation): TreeNode[] => {
  const known = new Set(people.map(({ id }) => id));
  const managerOf = ({ reports_to_employee_id: manager = 0 }: Person): number => (known.has(manager) ? manager : 0);
  const reports = Map.groupBy(people, managerOf);
  const placed = new Set<number>();
  const nodeOf = (person: Person, path: string): TreeNode => {
    placed.add(person.id);
    const below = (reports.get(person.id) ?? []).filter(({ id }) => !placed.has(id));
    return personNode(
      person,
      path,
      below.map((each) => nodeOf(each, `${path}/${person.id}`)),
    );
  };
  const [heads, alone] = [true, false].map((isHead) =>
    (reports.get(0) ?? []).filter(({ id }) => reports.has(id) === isHead),
  );
  const tops = (heads ?? []).map((person) => nodeOf(person, ''));
  // The people left are in circles of managers or below one: the first of a circle by name becomes its head.
  const circles = people.flatMap((person) =>
    placed.has(person.id) || managerOf(person) === 0 ? [] : [nodeOf(person, '')],
  );
  const rest: TreeNode = {
    key: '/rest',
    id: 0,
    kind: 'rest',
    name: '',
    avatar: null,
    note: '',
    children: (alone ?? []).map((person) => personNode(person, '/rest', [])),
  };
  return [...tops, ...circles, ...(rest.children.length > 0 ? [rest] : [])];
};

/** The teams with their people, those who lead first; people without a team stand under the last node, `rest`. */
const byTeam = ({ people, teams }: Organisation): TreeNode[] => {
  const nodes = teams.map((team): TreeNode => {
    const path = `/team-${team.id}`;
    const leads = ({ id }: Person): boolean => team.leader_employee_ids.includes(id);
    const members = people.filter((person) => person.team_ids.includes(team.id) && !leads(person));
    const below = members.map((person) => personNode(person, path, []));
    const leaders = people.filter(leads);
    return {
      key: path,
      id: team.id,
      kind: 'team',
      name: team.name,
      avatar: null,
      note: '',
      children:
        leaders.length === 1
          ? leaders.map((person) => personNode(person, path, below))
          : [...leaders.map((person) => personNode(person, path, [])), ...below],
    };
  });
  const known = new Set(teams.map(({ id }) => id));
  const teamless = people.filter(({ team_ids: ids }) => !ids.some((id) => known.has(id)));
  const rest = teamless.map((person) => personNode(person, '/rest', []));
  return [
    ...nodes,
    ...(rest.length > 0
      ? [{ key: '/rest', id: 0, kind: 'rest' as const, name: '', avatar: null, note: '', children: rest }]
      : []),
  ];
};

export const treeOf = (shape: Shape, organisation: Organisation): TreeNode[] =>
  shape === 'managers' ? byManager(organisation) : byTeam(organisation);

/** A line of the tree as it is drawn. */
export type TreeLine = { readonly node: TreeNode; readonly level: number; readonly parent: string | null };

/** The nodes in sight, from top to bottom. */
export const linesOf = (
  nodes: readonly TreeNode[],
  isOpen: (node: TreeNode) => boolean,
  level = 1,
  parent: string | null = null,
): TreeLine[] =>
  nodes.flatMap((node) => [
    { node, level, parent },
    ...(isOpen(node) ? linesOf(node.children, isOpen, level + 1, node.key) : []),
  ]);
