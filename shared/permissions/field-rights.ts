import type { Permission } from './rules.ts';

/** The fields that need a right of their own, by kind of record: their columns and their history ask for the same. */
export const fieldRights = {
  car: {
    own_contribution: 'wages:own-contribution',
    own_contribution_payment_type: 'wages:own-contribution',
    benefit_yearly: 'wages:own-contribution',
  },
  employee: {
    phone: 'people:phone',
    start_date: 'people:wage-columns',
    active_until: 'people:wage-columns',
    dimona_statute: 'people:wage-columns',
    seniority_date: 'people:wage-columns',
    private_email: 'people:personal',
    birth_date: 'people:personal',
    street: 'people:personal',
    house_number: 'people:personal',
    box: 'people:personal',
    postal_code: 'people:personal',
    town: 'people:personal',
    country: 'people:personal',
    wage_type: 'people:wages',
    wage_amount: 'people:wages',
    wage_from: 'people:wages',
  },
  day_off_request: {
    absence_name: 'absences:reasons',
    certificate_until: 'absences:reasons',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Permission>>>>;

/** Fields that need a right and stand in no list. */
const unlistedRights: Readonly<Record<string, Readonly<Record<string, Permission>> | undefined>> = {
  employee: {
    iban: 'people:wage-columns',
    former_employments: 'people:wage-columns',
    national_number: 'people:personal',
  },
};

const rightsByKind: Readonly<Record<string, Readonly<Record<string, Permission>> | undefined>> = fieldRights;

/** The right that a field of a record needs; undefined for most fields, and for users. */
export const rightToField = (object: string, field: string): Permission | undefined =>
  rightsByKind[object]?.[field] ?? unlistedRights[object]?.[field];
