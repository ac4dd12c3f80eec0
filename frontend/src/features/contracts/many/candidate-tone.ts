import type { CandidateState } from '#shared/contracts/many.rules.ts';
import type { Tone } from '../../../ui/tokens.ts';

/** The colour of each state; the name of the state always stands beside it. */
export const toneOf = {
  complete: 'green',
  filled: 'accent',
  missing: 'amber',
  left_out: 'gray',
} as const satisfies Record<CandidateState, Tone>;
