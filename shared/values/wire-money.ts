import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { parseMoney } from './money.ts';

/** Money on the wire: a number or a string as typed; out comes a number in currency units. */
export const wireMoney = z.union([z.string(), z.number()]).transform((input, context): number => {
  const parsed = parseMoney(input);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', input, ...failsWith(parsed.code, parsed.params) });
  return z.NEVER;
});
