import type { ContractState } from './names.ts';
import { templateTypes, type TemplateType } from '#shared/templates/names.ts';
import { addMonths, type IsoDate } from '#shared/values/dates.ts';

/** For how many years after the end of the work signed contracts of each type are kept (docs/areas/contracts.md#keeping). */
export type KeptYears = Readonly<Record<TemplateType, number>>;

/** What Belgian law asks for social documents is the least; disputes about the others may come ten years later. */
export const KEPT_YEARS_MIN = 5;
export const KEPT_YEARS_MAX = 50;

export const defaultKeptYears: KeptYears = {
  employment_contract: 5,
  annex: 5,
  car_policy: 10,
  asset_policy: 10,
  return_receipt: 10,
  other: 10,
};

export const keptYearsOf = (stored: Partial<KeptYears>): Record<TemplateType, number> => ({
  ...defaultKeptYears,
  ...Object.fromEntries(templateTypes.flatMap((type) => (stored[type] === undefined ? [] : [[type, stored[type]]]))),
});

type Ended = {
  readonly type: TemplateType;
  /** The last day of work of its person, where it is known. */
  readonly ends: IsoDate | null;
  /** The day of the last signature. */
  readonly signed: IsoDate;
  readonly today: IsoDate;
};

/**
 * The day until which a signed contract is kept at least. While nobody knows when the work ends, that day moves along:
 * it counts as if the work ended today.
 */
export const keptUntil = ({ type, ends, signed, today }: Ended, years: KeptYears): IsoDate => {
  const end = ends ?? today;
  return addMonths(end > signed ? end : signed, years[type] * 12);
};

type Signable = {
  readonly state: ContractState;
  readonly signers: readonly { readonly signed_at: string | null }[];
};

/** A contract that somebody signed stays for good, also when it was declined or cancelled later. */
export const isSignedContract = ({ state, signers }: Signable): boolean =>
  state === 'signed' || state === 'completing' || signers.some(({ signed_at: at }) => at !== null);

const open: ReadonlySet<ContractState> = new Set([
  'awaiting_first',
  'awaiting_second',
  'awaiting_employee',
  'completing',
  'provider_error',
]);

/** Whether a contract waits for a signature, or for what follows the last one. */
export const isOpenContract = ({ state }: Pick<Signable, 'state'>): boolean => open.has(state);
