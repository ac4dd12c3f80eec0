import type { FleetHome } from '#shared/contract/home/get-home.ts';
import { sumMoney } from '#shared/values/money.ts';

type MonthCost = FleetHome['cost_per_month'][number];

export const totalOf = ({ lease, operational }: MonthCost): number => sumMoney([lease, operational]);
