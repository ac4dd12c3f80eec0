/** The limits of webhooks (docs/areas/webhooks.md). */
export const SUBSCRIPTIONS_MAX = 20;
export const WEBHOOK_NAME_MAX = 100;
export const WEBHOOK_URL_MAX = 500;
/** How long an event is tried; an address that failed all this time is switched off. */
export const DELIVERY_DAYS = 3;
/** How long the log knows a delivery. */
export const LOG_DAYS = 30;
/** How many deliveries the log knows at most, the latest ones: reading more would keep a page waiting. */
export const LOG_MAX = 5_000;
/** How long the secret of before signs beside a new one. */
export const OLD_SECRET_DAYS = 3;
