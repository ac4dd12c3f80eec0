import { issue, type Issue } from '#shared/errors/issue.ts';

/** What can be said by hand of an asset that somebody owns. */
export const acceptanceDecisions = ['accepted', 'refused'] as const;
export type AcceptanceDecision = (typeof acceptanceDecisions)[number];

export const REASON_MAX = 500;

/**
 * A refusal needs a reason, but for one that an undo puts back: its reason stands in the feed
 * (docs/areas/assets.md#acceptance).
 */
export const acceptanceIssues = (
  decision: AcceptanceDecision,
  reason: string | null | undefined,
  isPutBack = false,
): Issue[] => (decision === 'refused' && !reason && !isPutBack ? [issue('reason', 'required')] : []);
