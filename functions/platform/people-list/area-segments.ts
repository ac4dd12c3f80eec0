import { createHash } from 'node:crypto';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import type { SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';
import { isActive } from './employee-segments.ts';

/** A segment of people as its area offers it; the name, if any, stands in the text of the label. */
type OfferedSegment = { readonly id: string; readonly label: string; readonly name: string | null };

/** The segments of people that an area brings, since they depend on records that the list of people does not know. */
export type SegmentsOfArea = {
  readonly area: string;
  /** The right to what they tell about people. Without it they are neither offered nor known. */
  readonly permission: Permission;
  readonly offered: (actor: Actor) => Promise<readonly OfferedSegment[]>;
  /** The active people in a segment, of those whom the actor sees; null for a key of somebody else. */
  readonly idsOf: (actor: Actor, key: string) => Promise<readonly number[] | null>;
};

/** What areas offer this actor. Who is in a segment is only read when it is asked for. */
export const offeredByAreas = async (areas: readonly SegmentsOfArea[], actor: Actor): Promise<SegmentChoiceOut[]> => {
  const offered = areas
    .filter(({ permission }) => can(actor, permission))
    .map(async ({ area, offered: offer }) =>
      (await offer(actor)).map((segment) => ({ ...segment, kind: 'area' as const, area })),
    );
  return (await Promise.all(offered)).flat();
};

/** The rule of a segment that an area brings; undefined for any other one. */
export const areaRule = async (
  areas: readonly SegmentsOfArea[],
  actor: Actor,
  { segment_id: key, show_deleted_only: deletedOnly }: SegmentChoice,
): Promise<Rule<EmployeeRow> | undefined> => {
  if (deletedOnly === '1') return undefined;
  for (const { permission, idsOf } of areas) {
    if (!can(actor, permission)) continue;
    const ids = await idsOf(actor, key);
    if (ids === null) continue;
    const members = new Set(ids);
    // Match sets are kept by the key of a rule, and who is in the segment changes without a change of the people.
    const digest = createHash('sha256').update(ids.join()).digest('base64url');
    return { key: `segment:${key}:${digest}`, test: (row) => isActive(row) && members.has(row.id) };
  }
  return undefined;
};
