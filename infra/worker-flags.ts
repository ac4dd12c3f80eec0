/**
 * How Node runs workers: an export makes much short-lived garbage, and a small space for it keeps the process
 * 60 to 90 MB smaller for 5 % more processor time (docs/benchmarks/million.md).
 */
export const WORKER_NODE_FLAGS: readonly string[] = ['--max-semi-space-size=8'];
