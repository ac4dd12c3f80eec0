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
