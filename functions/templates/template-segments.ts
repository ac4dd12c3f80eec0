import { builtInSegment } from '#shared/list/apply-list-query.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { TemplateRow } from '#shared/templates/template.columns.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

const isOwn = ({ deleted, is_partner }: TemplateRow): boolean => deleted === 0 && is_partner === 0;

/** Built-in segments of templates (docs/areas/templates.md#templates); custom ones are numbers. */
const segmentsOf = (actor: Actor): Readonly<Record<string, (row: TemplateRow) => boolean>> => ({
  all: isOwn,
  mine: (row) => isOwn(row) && row.owner_user_id === actor.user_id,
  published: (row) => isOwn(row) && row.state === 'published',
  drafts: (row) => isOwn(row) && row.state === 'draft',
  ...(can(actor, 'templates:partner') && { partner: (row: TemplateRow) => row.deleted === 0 && row.is_partner === 1 }),
  archived: ({ deleted }) => deleted === 1,
});

export const templateSegment = (actor: Actor, query: SegmentChoice): Rule<TemplateRow> => {
  const rule = builtInSegment(query, segmentsOf(actor));
  return { ...rule, key: `${rule.key}:${actor.user_id}` };
};

export const segmentsOfTemplates = async (actor: Actor): Promise<SegmentChoiceOut[]> =>
  Object.keys(segmentsOf(actor)).map((key) => toBuiltInChoice(`templates:segment.${key}`, key));
