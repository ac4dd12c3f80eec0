import type { SegmentFilter } from '#shared/list/segment.ts';

/** A segment as the select of a list offers it. */
export type SegmentOption = {
  value: string;
  label: string;
  count?: number;
  /** Of a custom segment: its conditions. */
  filter?: SegmentFilter | undefined;
};
