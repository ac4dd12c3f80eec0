import type { Actor } from '#shared/permissions/actor.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A suggestion that somebody chose, with its name in the language of the company. */
export type Chosen = { readonly key: string; readonly name: string };

/** What one kind of suggestion offers, and how it is added. */
export type SuggestionSource = {
  /** The suggestions; those of a kind of record alone have its name. */
  readonly offered: readonly { readonly key: string; readonly object?: string }[];
  /** Whether something of this name is there, archived or not, as of now. */
  readonly taken: () => Promise<(key: string, name: string) => boolean>;
  readonly add: (actor: Actor, chosen: readonly Chosen[]) => Promise<Write[]>;
};

/** The suggestion of a key; a key that is not among them was never offered. */
export const suggestionOf = <S extends { readonly key: string }>(all: readonly S[], key: string): S => {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`no suggestion ${key}`);
  return found;
};
