/** Wrong use of a command, with what is wrong; the command answers with its usage and exit code 2. */
export class UsageError extends Error {}
