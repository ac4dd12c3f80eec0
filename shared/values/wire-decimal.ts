import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';

const DECIMAL = /^-?\d+(?:[.,]\d+)?$/;

/** A number on the wire: a number, or a string with a comma or a dot; its bounds follow by `pipe`. */
export const wireDecimal = z.union([z.string(), z.number()]).transform((input, context): number => {
  const text = String(input).trim();
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  context.addIssue({ code: 'custom', input, ...failsWith('invalid_number') });
  return z.NEVER;
});
