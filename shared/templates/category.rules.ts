import { issue, type Issue } from '#shared/errors/issue.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { CATEGORY_DEPTH_MAX } from './limits.ts';
import type { TemplateCategory } from './template.ts';

/** A category as it should be; a negative parent is the place of a new one in the list, from -1. */
type Line = { readonly id?: number | undefined; readonly name: string; readonly parent_id?: number | null | undefined };

const parentOf = (lines: readonly Line[], { parent_id: parent }: Line): Line | undefined => {
  if (!parent) return undefined;
  return parent < 0 ? lines[-parent - 1] : lines.find(({ id }) => id === parent);
};

/** How deep a category stands, 1 at the top; more than the limit where it stands in itself. */
const depthOf = (lines: readonly Line[], line: Line, depth = 1): number => {
  const above = parentOf(lines, line);
  return above && depth <= CATEGORY_DEPTH_MAX ? depthOf(lines, above, depth + 1) : depth;
};

/** What is wrong with a tree of categories (docs/areas/templates.md#templates). */
export const categoryIssues = (before: readonly TemplateCategory[], lines: readonly Line[]): Issue[] =>
  lines.flatMap((line, at) => {
    const path = `categories.${at}`;
    const { id, name, parent_id: parent } = line;
    if (isBlank(name)) return [issue(`${path}.name`, 'required')];
    if (id !== undefined && !before.some((each) => each.id === id)) return [issue(`${path}.id`, 'unknown_record')];
    if (parent && !parentOf(lines, line)) return [issue(`${path}.parent_id`, 'unknown_record')];
    if (depthOf(lines, line) > CATEGORY_DEPTH_MAX) return [issue(`${path}.parent_id`, 'category_depth')];
    const isTaken = lines.some(
      (other, place) =>
        place < at && other.name.toLowerCase() === name.toLowerCase() && (other.parent_id ?? 0) === (parent ?? 0),
    );
    return isTaken ? [issue(`${path}.name`, 'name_twice')] : [];
  });
