import type { PayrollProvider } from './payroll-provider.ts';

/**
 * An office that gets a file from a person (docs/areas/integrations.md#providers). Nothing is called: sending is done
 * when the file can be had, and only the person knows whether the office took it.
 */
export const fileProvider: PayrollProvider = {
  signIn: async () => 'success',
  types: async () => ({ ok: true, data: [] }),
  benefits: async () => ({ ok: true, data: [] }),
  people: async () => ({ ok: true, data: [] }),
  vehicles: async () => ({ ok: true, data: [] }),
  send: async (_, { request_id: reference }) => ({ outcome: 'accepted', reference, exchange: null }),
  outcome: async (_, reference) => ({
    state: 'processing',
    reference,
    people: [],
    notifications: [],
    message: null,
    exchange: null,
  }),
};
