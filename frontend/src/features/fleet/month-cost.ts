import type { FleetHome } from '#shared/contract/home/get-home.ts';
import { sumMoney } from '#shared/values/money.ts';

type MonthCost = FleetHome['cost_per_month'][number];

export const totalOf = ({ lease, operational }: MonthCost): number => sumMoney([lease, operational]);

/** A month such as `2026-11` as Nov, November or November 2026. */
export const monthName = (month: string, language: string, how: 'short' | 'long' | 'full'): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: how === 'short' ? 'short' : 'long',
    ...(how === 'full' && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`));
