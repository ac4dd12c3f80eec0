import { myDaysOff } from '#functions/days-off/my-days-off.ts';
import type { LinkPurposes } from '#functions/platform/links/purpose-handler.ts';

/** What serves the purposes of links of which an answer can be previewed. */
export const previews: LinkPurposes = { 'days-off': myDaysOff };
