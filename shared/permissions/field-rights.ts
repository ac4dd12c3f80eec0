import type { Permission } from './rules.ts';

/** The fields that need a right of their own, by kind of record: their columns and their history ask for the same. */
export const fieldRights = {
  car: {
    own_contribution: 'wages:own-contribution',
    own_contribution_payment_type: 'wages:own-contribution',
  },
  employee: {
    phone: 'people:phone',
    start_date: 'people:wage-columns',
    active_until: 'people:wage-columns',
    dimona_statute: 'people:wage-columns',
    seniority_date: 'people:wage-columns',
  },
  day_off_request: {
    absence_name: 'absences:reasons',
    certificate_until: 'absences:reasons',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Permission>>>>;

const rightsByKind: Readonly<Record<string, Readonly<Record<string, Permission>> | undefined>> = fieldRights;

/** The right that a field of a record needs; undefined for most fields, and for users. */
export const rightToField = (object: string, field: string): Permission | undefined => rightsByKind[object]?.[field];
