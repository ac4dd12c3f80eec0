import { wageFields } from '#shared/activity/events.ts';

/** The account of a person leaves the API masked, under a name of its own. */
const marks = [...wageFields]
  .map((field) => (field === 'iban' ? 'iban_masked' : field))
  .flatMap((field) => [`"${field}":`, `"field":"${field}"`]);

/**
 * Whether a response holds wages, as a field of a record or as a change in its history. The log line of the request
 * says so (docs/areas/deployment.md#audit), so that no endpoint can forget to.
 */
export const holdsWages = (body: string): boolean => marks.some((mark) => body.includes(mark));
