import type { TFunction } from 'i18next';
import type { PlannedOut } from '#shared/contract/records/planned.ts';

// Lists load these words; what works with dates stays out of here, since it would bring zod into their first load.

export type Plan = NonNullable<PlannedOut>;

/** The next holder in words: their name, nobody, or somebody whom the user may not see. */
export const nextName = ({ name }: Pick<Plan, 'name'>, t: TFunction): string =>
  name === null ? t('records:plan.nobody') : name === '' ? t('records:plan.someone') : name;

export const capitalize = (words: string): string => words.charAt(0).toLocaleUpperCase('nl-BE') + words.slice(1);

/** What is planned in few words: "Karim, from 01/01/2027". */
export const planBrief = (planned: Plan, t: TFunction): string =>
  t('records:plan.cell', { next: capitalize(nextName(planned, t)), from: planned.start_date });
