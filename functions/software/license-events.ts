import type { EventPayload } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { License } from '#shared/software/license.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { licenseRowOf } from './license-store.ts';

type LicenseEventType =
  | 'license_added'
  | 'license_reassigned'
  | 'license_deactivated'
  | 'license_reactivated'
  | 'license_deleted_permanently';

/** The names of a licence's product and person, for the feeds of both, as of the last refresh. */
export const namesOf = (license: License): { name: string; person_name: string; employee_id: number } => {
  const { name, person_name: person } = licenseRowOf(license);
  return { name, person_name: person ?? '', employee_id: license.employee_id };
};

/** An event of a licence, in its own feed and again in those of its product and of the people it concerns. */
export const licenseEvents = <T extends LicenseEventType>(
  actor: Actor,
  { id, product_id }: Pick<License, 'id' | 'product_id'>,
  people: readonly number[],
  type: T,
  payload: EventPayload<T>,
): Write[] => [
  recordEvent(actor, 'software_license', id, type, payload),
  recordEvent(actor, 'software_product', product_id, type, payload, true),
  ...people.map((person) => recordEvent(actor, 'employee', person, type, payload, true)),
];
