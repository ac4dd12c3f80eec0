import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { builtInSegment } from '#shared/list/apply-list-query.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

const isLeave = (row: DayOffRequestRow): boolean => row.deleted === 0 && row.kind === 'leave';

/** Built-in segments of requests (docs/areas/days-off.md#segments); custom ones are numbers. */
const segments: Readonly<Record<string, (row: DayOffRequestRow) => boolean>> = {
  to_decide: (row) => isLeave(row) && row.state === 'requested',
  approved: (row) => isLeave(row) && row.state === 'approved',
  declined: (row) => isLeave(row) && row.state === 'declined',
  cancelled: (row) => isLeave(row) && row.state === 'cancelled',
  absences: (row) => row.deleted === 0 && row.kind === 'absence' && row.state !== 'cancelled',
  all: (row) => row.deleted === 0,
  archived: (row) => row.deleted === 1,
};

export const requestSegment = (query: SegmentChoice): Rule<DayOffRequestRow> => builtInSegment(query, segments);

export const segmentsOfRequests = async (): Promise<SegmentChoiceOut[]> =>
  Object.keys(segments).map((key) => toBuiltInChoice(`days-off:segment.${key}`, key));
