import type { Endpoint } from '#shared/contract/endpoint.ts';
import { getMonth } from './get-month.ts';
import { getPersonYear } from './get-person-year.ts';

export const calendarEndpoints = [getMonth, getPersonYear] as const satisfies readonly Endpoint[];
