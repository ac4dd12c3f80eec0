import type { EventType } from './events.ts';

/** Changed fields that only readers with the wages right see (docs/areas/records.md#feed). */
export const wageFields: ReadonlySet<string> = new Set([
  'own_contribution',
  'own_contribution_payment_type',
  'iban',
  'wages',
  'wage_type',
  'wage_amount',
  'wage_from',
]);

/** Events that tell what somebody is paid, until when, or what payroll was told of them, for readers with the wages right. */
export const wageEvents: ReadonlySet<EventType> = new Set<EventType>([
  'wage_updated',
  'wage_duration_updated',
  'wage_request_declined',
  'budget_added',
  'budget_updated',
  'budget_deleted',
  'freelance_contract_terminated',
  'payroll_contract_terminated',
  'days_off_pushed',
  'push_refused',
]);
