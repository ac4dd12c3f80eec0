import { expect, it } from 'vitest';
import { linesOf, peopleBelow, treeOf, type Organisation, type TreeNode } from './tree-model.ts';

const person = (id: number, reports_to_employee_id: number, team_ids: number[] = []) => ({
  id,
  name: `P${id}`,
  avatar: null,
  function: null,
  team_ids,
  reports_to_employee_id,
});
const organisation = (people: Organisation['people'], teams: Organisation['teams'] = []) => ({ people, teams });
const drawn = (nodes: readonly TreeNode[]): string =>
  linesOf(nodes, () => true)
    .map(({ node, level }) => '.'.repeat(level) + (node.name || node.kind))
    .join(' ');

it('stands everybody below whom they report to, and who is alone at the end', () => {
  const people = [person(1, 0), person(2, 1), person(3, 2), person(4, 0), person(5, 99)];
  const tree = treeOf('managers', organisation(people));
  expect(drawn(tree)).toBe('.P1 ..P2 ...P3 .rest ..P4 ..P5');
  expect(tree.map(peopleBelow)).toEqual([2, 2]);
});

it('draws everybody once when they report in a circle', () => {
  expect(drawn(treeOf('managers', organisation([person(1, 2), person(2, 3), person(3, 1)])))).toBe('.P1 ..P3 ...P2');
});

it('stands a team below whoever leads it, and people without a team at the end', () => {
  const people = [person(1, 0, [7]), person(2, 0, [7, 8]), person(3, 0), person(4, 0, [8])];
  const teams = [
    { id: 7, name: 'A', leader_employee_ids: [2] },
    { id: 8, name: 'B', leader_employee_ids: [] },
  ];
  expect(drawn(treeOf('teams', organisation(people, teams)))).toBe('.A ..P2 ...P1 .B ..P2 ..P4 .rest ..P3');
});

it('shows what is open only', () => {
  const tree = treeOf('managers', organisation([person(1, 0), person(2, 1), person(3, 2)]));
  expect(linesOf(tree, ({ id }) => id === 1).map(({ node }) => node.id)).toEqual([1, 2]);
});
