import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { UsageError } from './usage-error.ts';

/** Reads the JSON file that an option names. Throws `UsageError` for one that is not there, no JSON, or of another shape. */
export const readGivenJson = async <T extends z.ZodType>(
  option: string,
  path: string,
  schema: T,
): Promise<z.output<T>> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`--${option}: ${path} cannot be read; is there such a file?`);
  });
  const json = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw new UsageError(`--${option}: ${path} is no JSON`);
    }
  })();
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((each) => `${each.path.join('.') || 'the file'}: ${each.message}`);
  throw new UsageError(`--${option}: ${path} does not hold what is asked for\n${faults.join('\n')}`);
};
