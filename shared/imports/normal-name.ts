import { fold } from '#shared/values/fold.ts';

/** The form in which headers, values and names are compared: `CO₂ (g/km)` is `co2gkm`. */
export const normalName = (text: string): string => fold(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
