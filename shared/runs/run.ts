/** The states of a run. `succeeded`: every item ended, even if some failed; `failed`: the run could not go on. */
export const runStatuses = ['preparing', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** A run is kept for so long, and can be undone as long as it is kept. */
export const RUN_KEPT_DAYS = 90;

/** The file that a run made is kept for so long. */
export const RUN_FILE_HOURS = 24;

/** Why the file that a run made is not given any more. */
export const goneFiles = ['expired', 'rights'] as const;
export type GoneFile = (typeof goneFiles)[number];

/** The kinds of runs that are one piece of work without items. */
export const taskKinds: readonly string[] = ['export', 'import-check', 'contracts-download', 'person-export'];

export const isOpen = (status: RunStatus): boolean => status === 'preparing' || status === 'running';

export const itemStatuses = ['pending', 'done', 'failed'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export const itemFilters = ['all', ...itemStatuses] as const;
export type ItemFilter = (typeof itemFilters)[number];

export type RunCounts = { done: number; failed: number; pending: number };
