import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { parseDecimal } from './decimal.ts';

const decimalTo = (max?: number) =>
  z.union([z.string(), z.number()]).transform((input, context): number => {
    const parsed = parseDecimal(input, max);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', input, ...failsWith(parsed.code, parsed.params) });
    return z.NEVER;
  });

/** A number on the wire: a number, or a text as typed; its bounds follow by `pipe`. */
export const wireDecimal = decimalTo();

/** A number from 0 to `max` on the wire; a text that has two readings means the one that is not more. */
export const wireDecimalTo = (max: number) => decimalTo(max).pipe(z.number().nonnegative().max(max));
