import { fold } from '#shared/values/fold.ts';

/** Headers, values and names are compared without case, accents, punctuation and spaces: `CO₂ (g/km)` is `co2gkm`. */
export const normalName = (text: string): string => fold(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
