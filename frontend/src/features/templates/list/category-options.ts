import { flatTree, treeOf, type Category } from '../../../contracts/category-tree.ts';

const INDENT = '\u2003';

/** The categories to choose from, indented as they stand. */
export const categoryOptions = (categories: readonly Category[], without: ReadonlySet<number> = new Set()) =>
  flatTree(treeOf(categories))
    .filter(({ category }) => !without.has(category.id))
    .map(({ category, depth }) => ({ value: String(category.id), label: `${INDENT.repeat(depth)}${category.name}` }));
