import type { LinkPurposes } from '#functions/platform/links/purpose-handler.ts';

/** What serves each purpose of links: an area that sends links brings its handler, and its line stands here. */
export const purposes: LinkPurposes = {};
