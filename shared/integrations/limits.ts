/** The limits of integrations (docs/areas/integrations.md#integrations). */
export const INTEGRATION_NAME_MAX = 100;
export const CREDENTIAL_MAX = 200;
export const PAYROLL_CODE_MAX = 40;
/** Sign-ins with new credentials that may fail in a quarter of an hour. */
export const REAUTH_TRIES = 5;
export const REAUTH_WINDOW_MINUTES = 15;
/** Checks that are kept of an integration. */
export const CHECKS_KEPT = 90;
/** A sign-in that takes longer works and is called slow. */
export const SLOW_CHECK_MS = 5_000;
/** A month has this day in every month of the year. */
export const CUTOFF_DAY_MAX = 28;
/** How many days before its push day people are told of a month that is not pushed. */
export const CUTOFF_NOTICE_DAYS = 5;
