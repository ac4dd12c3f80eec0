/**
 * What a look at one thing found, in a sentence. `unknown` is what could not be looked at here, such as keys on an
 * emulator; it is printed and nothing fails.
 */
export type Diagnosis = { readonly state: 'well' | 'wrong' | 'unknown'; readonly sentence: string };

export const well = (sentence: string): Diagnosis => ({ state: 'well', sentence });
export const wrong = (sentence: string): Diagnosis => ({ state: 'wrong', sentence });
export const unknown = (sentence: string): Diagnosis => ({ state: 'unknown', sentence });

/** What is wrong, or one sentence that nothing is. */
export const allOr = (found: readonly Diagnosis[], sentence: string): readonly Diagnosis[] =>
  found.length > 0 ? found : [well(sentence)];

/** A look at one thing, by the name under which a failure of the look itself is printed. */
export type Look = { readonly at: string; readonly look: () => Promise<readonly Diagnosis[]> };
