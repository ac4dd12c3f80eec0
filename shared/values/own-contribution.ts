/** What drivers pay their own contribution by (docs/areas/fleet.md#fields). */
export const ownContributionPaymentTypes = ['per_month', 'per_km', 'percentage_of_benefit'] as const;
export type OwnContributionPaymentType = (typeof ownContributionPaymentTypes)[number];
