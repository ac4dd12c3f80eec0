import type { Rule } from '#shared/list/row-index.ts';
import { builtInSegment } from '#shared/list/apply-list-query.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { ProductRow } from '#shared/software/product.columns.ts';
import { RENEWAL_DAYS, unusedSeats } from '#shared/software/product.rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

/**
 * Built-in segments of licences (docs/areas/software.md#segments); custom ones are numbers. `archived` is `inactive`
 * under the name that every list has for it.
 */
export const licenseSegments: Readonly<Record<string, (row: LicenseRow) => boolean>> = {
  all: (row) => row.active === 1,
  active: (row) => row.active === 1,
  inactive: (row) => row.deleted === 1,
  left: (row) => row.active === 1 && row.person_left === 1,
  planned: (row) => row.deleted === 0 && (row.planned !== null || row.planned_end !== null),
  archived: (row) => row.deleted === 1,
};

const productSegments: Readonly<Record<string, (row: ProductRow) => boolean>> = {
  all: (row) => row.deleted === 0,
  active: (row) => row.deleted === 0 && row.active_count > 0,
  inactive: (row) => row.deleted === 0 && row.inactive_count > 0,
  left: (row) => row.deleted === 0 && row.left_count > 0,
  unused: (row) => row.deleted === 0 && unusedSeats(row, row.active_count) > 0,
  archived: (row) => row.deleted === 1,
};

/** Products whose renewal is near or overdue. The day stands in the key, since the rule changes with it. */
const renewal = (today: IsoDate): Rule<ProductRow> => {
  const until = addDays(today, RENEWAL_DAYS);
  const test = ({ deleted, renewal_date: due }: ProductRow): boolean => deleted === 0 && due !== null && due <= until;
  return { key: `segment:renewal:${until}`, test };
};

export const productSegment = (query: SegmentChoice, today: IsoDate): Rule<ProductRow> =>
  query.segment_id === 'renewal' && query.show_deleted_only === '0'
    ? renewal(today)
    : builtInSegment(query, productSegments);

export const segmentsOfProducts = async (): Promise<SegmentChoiceOut[]> =>
  ['all', 'active', 'inactive', 'left', 'unused', 'renewal', 'archived'].map((key) =>
    toBuiltInChoice(`software:productSegment.${key}`, key),
  );

export const segmentsOfLicenses = async (): Promise<SegmentChoiceOut[]> =>
  ['all', 'inactive', 'left', 'planned'].map((key) => toBuiltInChoice(`software:segment.${key}`, key));
