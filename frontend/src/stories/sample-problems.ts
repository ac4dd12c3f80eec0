import type { Problem } from '#shared/errors/problem.ts';

const problem = (status: number, code: Problem['code'], title: string, reason: string): Problem => ({
  type: `urn:problem:${code}`,
  title,
  status,
  detail: reason,
  code,
  reason_phrase: reason,
  fields: [],
  request_id: '01JD0S7X5V8Y',
});

/** The API is unavailable. */
export const unavailable = problem(503, 'unavailable', 'Service Unavailable', 'No answer in 10 seconds');

/** The record does not exist. */
export const notFound = problem(404, 'not_found', 'Not Found', 'Not Found');

/** A right is missing. */
export const forbidden: Problem = {
  ...problem(403, 'forbidden', 'Forbidden', 'You may not do this'),
  permission: 'fleet:write',
};

/** Somebody else saved `current` first. */
export const staleVersion = (current: { readonly version: number }): Problem & Readonly<Record<string, unknown>> => ({
  ...problem(409, 'stale_version', 'Conflict', 'Someone else saved this record while you were editing.'),
  current,
  version: current.version + 1,
  updated_by: 'Nathalie Peeters',
  updated_at: '2026-11-24T09:00:00Z',
});
