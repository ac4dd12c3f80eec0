import type { Actor } from '#shared/permissions/actor.ts';
import { knownLabelsFor } from './hashtags.ts';

/** The labels of these fields, by name. */
export const labelsOf = async (actor: Actor, names: readonly string[]): Promise<Record<string, string>> => {
  const labelOf = await knownLabelsFor(actor);
  return Object.fromEntries(
    names.flatMap((name) => {
      const label = labelOf(name);
      return label === undefined ? [] : [[name, label] as const];
    }),
  );
};
