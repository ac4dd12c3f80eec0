import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { parseLink } from './link.ts';
import { line } from './text.ts';

const LINK_MAX = 500;

export const wireLink = line(LINK_MAX).transform((text, context): string => {
  const link = parseLink(text);
  if (link !== null) return link;
  context.addIssue({ code: 'custom', input: text, ...failsWith('invalid_link') });
  return z.NEVER;
});
