import type { SegmentOut } from '#shared/contract/segments/segment.ts';

/** A segment that a list offers, before it is counted. */
export type SegmentChoiceOut = Omit<SegmentOut, 'count'>;

export const builtIn = (label: string, id: string): SegmentChoiceOut => ({ id, kind: 'built_in', label, name: null });
