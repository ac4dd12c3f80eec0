/** What somebody can do to a subscription. */
export const webhookChanges = ['added', 'changed', 'deleted', 'secret_renewed'] as const;
export type WebhookChange = (typeof webhookChanges)[number];

/** Why a subscription was switched off by itself: three days of failures, an answer 410, no secret to sign with. */
export const stopReasons = ['failed', 'gone', 'no_secret'] as const;
export type StopReason = (typeof stopReasons)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why no answer came, or why a delivery ended without one. */
export const deliveryProblems = [
  'not_reached',
  'timeout',
  'no_address',
  'address_not_public',
  'status',
  'redirect',
  'switched_off',
  'restored',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];
