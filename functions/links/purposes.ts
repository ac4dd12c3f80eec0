import { myDaysOff } from '#functions/days-off/my-days-off.ts';
import type { LinkPurposes } from '#functions/platform/links/purpose-handler.ts';
import { signLink } from '#functions/signing/sign-link.ts';
import { invitationLink } from '#functions/trainings/invitation-link.ts';

/** What serves each purpose of links: an area that sends links brings its handler, and its line stands here. */
export const purposes: LinkPurposes = { invite: invitationLink, 'days-off': myDaysOff, sign: signLink };
