import * as z from 'zod';
import { suggestionKinds } from '#shared/home/suggestions.ts';
import { flag } from '#shared/values/wire.ts';

export const suggestionParams = z.object({ kind: z.enum(suggestionKinds) });

export const suggestionsOut = z.object({
  suggestions: z.array(
    z.object({
      key: z.string(),
      /** The kind of record that a custom field is for; null where a suggestion is for no kind. */
      object: z.string().nullable(),
      /** The name in the language of the user. */
      name: z.string(),
      /** 1: something of this name is there, in any language. */
      added: flag,
    }),
  ),
});
