import { wageFields } from '#shared/activity/wages.ts';

/** A person's bank account leaves the API masked, under a name of its own. */
const names = Array.from(wageFields, (field) => (field === 'iban' ? 'iban_masked' : field));

/**
 * Whether a response holds wages, as a field of a record or as a change in its history. The log line of the request
 * says so (docs/areas/deployment.md#audit), so that no endpoint can forget to.
 */
export const holdsWages = (body: string): boolean =>
  names.some((name) => body.includes(name) && (body.includes(`"${name}":`) || body.includes(`"field":"${name}"`)));
