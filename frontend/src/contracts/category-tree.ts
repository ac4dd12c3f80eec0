import type * as z from 'zod';
import type { categoryOut } from '#shared/contract/templates/template.ts';

export type Category = z.output<typeof categoryOut>;
export type Branch = Category & { readonly below: readonly Branch[] };

/** The categories as a tree, each level by name. */
export const treeOf = (categories: readonly Category[], parent: number | null = null): Branch[] =>
  categories
    .filter(({ parent_id: own }) => own === parent)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
    .map((category) => ({ ...category, below: treeOf(categories, category.id) }));

/** Each category with how deep it stands, in the order of the tree. */
export const flatTree = (branches: readonly Branch[], depth = 0): { category: Branch; depth: number }[] =>
  branches.flatMap((category) => [{ category, depth }, ...flatTree(category.below, depth + 1)]);

/** The id of a category and of all below it: where it cannot be moved to. */
export const branchIds = (categories: readonly Category[], id: number): ReadonlySet<number> => {
  const ids = new Set([id]);
  for (const own of ids) for (const { id: below, parent_id: parent } of categories) if (parent === own) ids.add(below);
  return ids;
};

/** The line of the whole tree that the server takes. */
export type Line = { id?: number; name: string; parent_id: number | null };

export const linesOf = (categories: readonly Category[]): Line[] =>
  categories.map(({ id, name, parent_id }) => ({ id, name, parent_id }));

/** Without a category; what stood in it moves to where it stood. */
export const withoutCategory = (categories: readonly Category[], id: number): Line[] => {
  const parent = categories.find((one) => one.id === id)?.parent_id ?? null;
  return linesOf(categories)
    .filter((line) => line.id !== id)
    .map((line) => (line.parent_id === id ? { ...line, parent_id: parent } : line));
};
