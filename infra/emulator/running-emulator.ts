/** The ports to listen on; those left out are chosen. */
export type EmulatorPorts = { readonly emulator?: number; readonly identity?: number };

/** An AWS emulator that this process started. */
export type RunningEmulator = {
  readonly endpoint: string;
  readonly name: string;
  /** The file with its output, where there is one. */
  readonly log?: string;
  /** What the suite has to know of it. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};
