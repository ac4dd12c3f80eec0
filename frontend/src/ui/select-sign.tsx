import { IconSelector } from '@tabler/icons-react';

/** A choice of more options than this can be searched. */
export const UNSEARCHED_MAX = 10;

/** The sign at the end of a closed select without a way to empty it; a press on it opens the list. */
export const selectSign = {
  rightSection: <IconSelector size={16} stroke={1.75} />,
  rightSectionPointerEvents: 'none',
} as const;
