export const oneAtATime: <T>(
  file: string,
  options: {
    /** Called once, when another process is at work. */
    waiting: () => void;
    /** Names the program that it starts, which may outlive this process. */
    work: (writes: (pid: number) => void) => Promise<T>;
    /** Ends the waiting with what it was aborted with. */
    stopped?: AbortSignal;
  },
) => Promise<T>;
