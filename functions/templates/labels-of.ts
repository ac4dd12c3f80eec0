import type { Actor } from '#shared/permissions/actor.ts';
import { hashtagsFor } from './hashtags.ts';

/** The labels of these fields, by name. */
export const labelsOf = async (actor: Actor, names: readonly string[]): Promise<Record<string, string>> => {
  const wanted = new Set(names);
  const known = (await hashtagsFor(actor)).filter(({ shortcode }) => wanted.has(shortcode));
  return Object.fromEntries(known.map(({ shortcode, label }) => [shortcode, label]));
};
