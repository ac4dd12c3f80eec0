import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import {
  checklistSides,
  optionalItems,
  OWN_DAYS_MAX,
  OWN_ITEMS_MAX,
  OWN_NAME_MAX,
  OWN_WHO_MAX,
} from '#shared/people/checklists.ts';
import { line } from '#shared/values/text.ts';
import { version } from '#shared/values/wire.ts';

const ownItem = z.strictObject({
  /** 0 for a new one. */
  id: z.int().nonnegative(),
  side: z.enum(checklistSides),
  name: line(OWN_NAME_MAX).refine((name) => name !== '', failsWith('required')),
  /** Days from the first day of who joins, from the last day of who leaves; less than 0 before it. */
  days: z.int().min(-OWN_DAYS_MAX).max(OWN_DAYS_MAX),
  /** Who does it; blank for nobody in particular. */
  who: line(OWN_WHO_MAX),
});

/** What is left out of each checklist, and what the company adds to them. */
export const checklistFields = {
  joiner_off: z.array(z.enum(optionalItems.joiner)).max(optionalItems.joiner.length),
  leaver_off: z.array(z.enum(optionalItems.leaver)).max(optionalItems.leaver.length),
  own: z.array(ownItem).max(OWN_ITEMS_MAX),
};

/** The same as it is read. */
export const checklistsOut = z.object({
  ...checklistFields,
  own: z.array(ownItem.extend({ name: z.string(), who: z.string() })),
  version,
});
