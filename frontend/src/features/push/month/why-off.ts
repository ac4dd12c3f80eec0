import type { CheckOutcome } from '#shared/integrations/names.ts';

/** What the button that pushes looks at. */
export type PushFacts = {
  isActive: boolean;
  /** How the last sign-in at the office ended; null while it was never tried, or there is none. */
  health: CheckOutcome | null;
  isUnderWay: boolean;
  /** People who are ticked. */
  people: number;
  peopleMax: number;
  /** Types of days off without a payroll code among the lines. */
  missingTypes: number;
  /** Lines that would be sent, removed ones among them. */
  lines: number;
  /** A month without lines may be pushed. */
  pushesNoDays: boolean;
  alreadyPushed: number;
  isRetryConfirmed: boolean;
  /** `wanted`: it is blank although it was not left out. */
  message: 'fine' | 'wanted' | 'too_long';
  /** Something would be paid on a day that is over. */
  isPayoutPast: boolean;
  /** What would be sent is not known yet. */
  isCounting: boolean;
};

export type WhyOff =
  | 'inactive'
  | 'login_failed'
  | 'service_offline'
  | 'under_way'
  | 'nobody'
  | 'too_many'
  | 'counting'
  | 'missing_types'
  | 'nothing'
  | 'unconfirmed'
  | 'message_wanted'
  | 'message_too_long'
  | 'payout_past';

/** Why a push cannot start now, the weightiest reason first; undefined when it can. */
export const whyOff = (facts: PushFacts): WhyOff | undefined => {
  if (!facts.isActive) return 'inactive';
  if (facts.health === 'login_failed' || facts.health === 'service_offline') return facts.health;
  if (facts.isUnderWay) return 'under_way';
  if (facts.people === 0) return 'nobody';
  if (facts.people > facts.peopleMax) return 'too_many';
  if (facts.isCounting) return 'counting';
  if (facts.missingTypes > 0) return 'missing_types';
  if (facts.lines === 0 && !facts.pushesNoDays) return 'nothing';
  if (facts.alreadyPushed > 0 && !facts.isRetryConfirmed) return 'unconfirmed';
  if (facts.message === 'wanted') return 'message_wanted';
  if (facts.message === 'too_long') return 'message_too_long';
  if (facts.isPayoutPast) return 'payout_past';
  return undefined;
};
