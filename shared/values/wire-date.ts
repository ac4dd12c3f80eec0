import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { DMY, parseDmy, type IsoDate } from './dates.ts';

/** Parses a date from the wire into ISO. Blank is refused: combine with `cleared` for optional fields. */
export const wireDate = z.string().transform((text, context): IsoDate => {
  const iso = parseDmy(text);
  if (iso !== null) return iso;
  context.addIssue({ code: 'custom', input: text, ...failsWith(text.trim() === '' ? 'required' : 'invalid_date') });
  return z.NEVER;
});

/** A date in a response. */
export const dmyDate = z.string().regex(DMY);
