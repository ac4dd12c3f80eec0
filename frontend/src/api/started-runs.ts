/**
 * Runs that this tab started and whose end has not been announced yet. The shell announces the runs it has seen open; a
 * short run may be over before the shell asks for open runs.
 */
export const startedRuns = new Set<string>();

/** Has the shell announce the end of a run that was just started. */
export const notifyWhenEnded = (runId: string): void => void startedRuns.add(runId);
