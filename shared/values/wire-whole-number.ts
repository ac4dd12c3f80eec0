import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { parseWholeNumber } from './whole-number.ts';

/** A whole number on the wire: a number or a string as typed; its bounds follow by `pipe`. */
export const wireWholeNumber = z.union([z.string(), z.number()]).transform((input, context): number => {
  const parsed = parseWholeNumber(input);
  // Beyond what is exact, `z.int` would name a bound of its own before that of the field.
  if (parsed.ok) return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(parsed.value, Number.MAX_SAFE_INTEGER));
  context.addIssue({ code: 'custom', input, ...failsWith(parsed.code) });
  return z.NEVER;
});
