/**
 * Runs that this tab started and whose end has not been announced yet. The shell announces the runs it has seen open; a
 * short run may be over before the shell asks for open runs.
 */
export const startedRuns = new Set<string>();

/** Has the shell announce the end of a run that was just started. */
export const notifyWhenEnded = (runId: string): void => void startedRuns.add(runId);

const announcedByDialog = new Set<string>();

/** A dialog that stays open until its run has ended tells of the end itself. */
export const tellEnd = (runId: string): void => void announcedByDialog.add(runId);

/** The dialog was closed before: the shell announces the end. */
export const leaveEnd = (runId: string): void => void announcedByDialog.delete(runId);

export const isAnnouncedByDialog = (runId: string): boolean => announcedByDialog.has(runId);
