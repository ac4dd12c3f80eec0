import type { AssetRow } from '#shared/assets/asset.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { heldPolicySegments, seesSegment } from '#functions/platform/assignments/policy-segments.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

/** Built-in segments of the asset list; custom ones are numbers. */
export const assetSegments: Readonly<Record<string, (row: AssetRow) => boolean>> = {
  all: (row) => row.deleted === 0,
  in_stock: (row) => row.deleted === 0 && row.owner_employee_id === 0,
  planned: (row) => row.deleted === 0 && row.planned !== null,
  archived: (row) => row.deleted === 1,
  ...heldPolicySegments<AssetRow>((row) => row.owner_employee_id),
};

export const segmentsOfAssets = async (actor: Actor): Promise<SegmentChoiceOut[]> =>
  Object.keys(assetSegments)
    .filter((key) => seesSegment(actor, key))
    .map((key) => toBuiltInChoice(`assets:segment.${key}`, key));
