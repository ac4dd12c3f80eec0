/**
 * Runs that this tab started and whose end nobody was told of. The shell finds a run when it asks which ones are open; a
 * short one is over by then.
 */
export const startedRuns = new Set<string>();

/** For whoever starts a run and goes on with something else. */
export const tellWhenEnded = (runId: string): void => void startedRuns.add(runId);
