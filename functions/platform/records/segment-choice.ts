import type { SegmentOut } from '#shared/contract/segments/segment.ts';

/** A segment that a list offers, before its records are counted. */
export type SegmentChoiceOut = Omit<SegmentOut, 'count'>;

export const toBuiltInChoice = (label: string, id: string): SegmentChoiceOut => ({
  id,
  kind: 'built_in',
  label,
  name: null,
});
