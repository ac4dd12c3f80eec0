import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { editCategories } from '#shared/contract/templates/edit-categories.ts';
import type { categoryOut } from '#shared/contract/templates/template.ts';
import { categoryIssues } from '#shared/templates/category.rules.ts';
import type { Template, TemplateCategory } from '#shared/templates/template.ts';
import type * as z from 'zod';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';

type StoredCategory = TemplateCategory & { version: number };
type CategoryOut = z.output<typeof categoryOut>;
export type CategoryLine = EndpointInput<typeof editCategories>['body']['categories'][number];

export const categoryStore = entityStore<StoredCategory>({
  type: 'template_category',
  layout: { version: 1, fields: ['name', 'parent_id'] },
});

export const categoryCollection = collection<StoredCategory, StoredCategory>({
  entity: categoryStore,
  toRow: (stored) => stored,
});

/** The turn that whoever changes the tree takes: of two at once the second one answers `stale_version`. */
export const CATEGORY_TURN = { type: 'template_category', id: 0, part: 'tree' } as const;

/** The name of a category as of the last refresh; null for none. */
export const categoryName = (id: number | null): string | null =>
  id === null ? null : (categoryCollection.rows.get(id)?.name ?? null);

/** The ids of a category and of all below it. */
const branchOf = (categories: Iterable<TemplateCategory>, id: number): ReadonlySet<number> => {
  const all = [...categories];
  const branch = new Set([id]);
  for (let size = 0; size !== branch.size;) {
    size = branch.size;
    for (const each of all) if (each.parent_id !== null && branch.has(each.parent_id)) branch.add(each.id);
  }
  return branch;
};

/** The ids of a category and of all below it, as of the last refresh. */
export const categoryBranch = (id: number): ReadonlySet<number> => branchOf(categoryCollection.rows.all(), id);

/** The categories by name with the number of templates in each and below it. */
export const presentCategories = (
  categories: readonly TemplateCategory[],
  templates: readonly Pick<Template, 'category_id'>[],
): CategoryOut[] => {
  const templatesIn = (branch: ReadonlySet<number>): number =>
    templates.filter(({ category_id: category }) => category !== null && branch.has(category)).length;
  return categories
    .map(({ id, name, parent_id }) => ({ id, name, parent_id, count: templatesIn(branchOf(categories, id)) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

/**
 * The writes that make the tree as it was sent: new categories get the ids from `firstId` on, and those that are
 * missing go. Throws the issues of names and parents.
 */
export const planCategories = (
  before: readonly StoredCategory[],
  lines: readonly CategoryLine[],
  firstId: number,
): { readonly writes: Write[]; readonly after: readonly TemplateCategory[] } => {
  assertNoIssues(categoryIssues(before, lines), 'form_invalid');
  const byId = new Map(before.map((each) => [each.id, each]));
  const newLines = lines.filter((line) => line.id === undefined);
  const idOf = (line: CategoryLine): number => line.id ?? firstId + newLines.indexOf(line);
  const parentOf = ({ parent_id: parent }: CategoryLine): number | null => {
    if (parent === null || parent === undefined || parent === 0) return null;
    return parent > 0 ? parent : idOf(lines[-parent - 1]!);
  };
  const after = lines.map((line) => ({ id: idOf(line), name: line.name, parent_id: parentOf(line) }));
  const kept = new Set(after.map(({ id }) => id));
  const saved = after.flatMap((each) => {
    const stored = byId.get(each.id);
    if (!stored) return [categoryStore.create({ ...each, version: 1 })];
    const isSame = stored.name === each.name && stored.parent_id === each.parent_id;
    return isSame ? [] : [categoryStore.update(stored, { ...stored, ...each })];
  });
  const removed = before.filter(({ id }) => !kept.has(id)).map((each) => categoryStore.remove(each));
  return { writes: [...saved, ...removed], after };
};
