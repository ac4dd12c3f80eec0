import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { parseDecimal } from './decimal.ts';

/** A number on the wire: a number, or a text as typed; its bounds follow by `pipe`. */
export const wireDecimal = z.union([z.string(), z.number()]).transform((input, context): number => {
  const parsed = parseDecimal(input);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', input, ...failsWith(parsed.code, parsed.params) });
  return z.NEVER;
});
