/** How old the sign-in may be behind what takes data or access away for good (reliability model, row 50). */
export const FRESH_MINUTES = 10;
