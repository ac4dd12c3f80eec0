import type { Tone } from '../ui/tokens.ts';

const tones: Readonly<Record<string, Tone>> = { accepted: 'green', refused: 'red' };

/** The colour of what is known of an asset's acceptance. */
export const acceptanceTone = (acceptance: string): Tone => tones[acceptance] ?? 'amber';
