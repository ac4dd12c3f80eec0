/** The currencies that money can be kept in; nothing converts one into another (docs/areas/fleet.md#fields). */
export const currencies = ['EUR', 'BTC', 'GBP', 'INR', 'NGN', 'RUB', 'TRY', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** The currency of sums and estimates, and of a company that has chosen none. */
export const DEFAULT_CURRENCY: Currency = 'EUR';
