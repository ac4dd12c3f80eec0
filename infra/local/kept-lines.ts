import { appendFile, readFile, rm } from 'node:fs/promises';

type KeptLines = {
  add: (line: object) => Promise<void>;
  clear: () => Promise<void>;
};

/** What a line says; undefined for one of which only a part reached the disk. */
const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/**
 * What a stand-in keeps over a restart, one line of JSON for each change, in their order; without a file nothing is
 * kept. A line that a full disk or a killed process cut off is left out, and takes none of those around it along.
 */
export const openKeptLines = async (file: string | undefined): Promise<{ lines: unknown[]; kept: KeptLines }> => {
  if (file === undefined) return { lines: [], kept: { add: async () => undefined, clear: async () => undefined } };
  const text = await readFile(file, 'utf8').catch(() => '');
  return {
    lines: text
      .split('\n')
      .map(parsed)
      .filter((line) => line !== undefined),
    kept: {
      // A line begins anew, whatever stands before it.
      add: (line) => appendFile(file, `\n${JSON.stringify(line)}\n`, { mode: 0o600 }),
      clear: () => rm(file, { force: true }),
    },
  };
};
