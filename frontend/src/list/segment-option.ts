import type { SegmentFilter } from '#shared/list/segment.ts';

/** A segment as the select of a list offers it. */
export type SegmentOption = {
  value: string;
  label: string;
  count?: number;
  /** The area that brings it: only its own lists and those of people know it. */
  area?: string | undefined;
  /** The people of a team. */
  isTeam?: boolean | undefined;
  /** A line under the name, where the name alone would mislead. */
  explanation?: string | undefined;
  /** The conditions of a custom segment. */
  filter?: SegmentFilter | undefined;
  /** The columns of its conditions that name something which was removed. */
  removedIn?: readonly string[] | undefined;
};
