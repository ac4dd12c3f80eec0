import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { parseWholeNumber } from './whole-number.ts';

/** A whole number on the wire: a number or a string as typed; its bounds follow by `pipe`. */
export const wireWholeNumber = z.union([z.string(), z.number()]).transform((input, context): number => {
  const parsed = parseWholeNumber(input);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', input, ...failsWith(parsed.code) });
  return z.NEVER;
});
