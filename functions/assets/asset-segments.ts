import type { AssetRow } from '#shared/assets/asset.columns.ts';
import { builtIn, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

/** Built-in segments of the asset list; custom ones are numbers. */
export const assetSegments: Readonly<Record<string, (row: AssetRow) => boolean>> = {
  all: (row) => row.deleted === 0,
  in_stock: (row) => row.deleted === 0 && row.owner_employee_id === 0,
  planned: (row) => row.deleted === 0 && row.planned !== null,
  archived: (row) => row.deleted === 1,
};

export const segmentsOfAssets = async (): Promise<SegmentChoiceOut[]> =>
  Object.keys(assetSegments).map((key) => builtIn(`assets:segment.${key}`, key));
