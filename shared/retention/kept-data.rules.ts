import { addDays, addMonths, type IsoDate } from '#shared/values/dates.ts';
import { keysOf } from '#shared/values/keys-of.ts';

/** Social documents are kept for five years (royal decree of 8 August 1980, article 25). */
export const SOCIAL_DOCUMENT_MONTHS = 60;

/** What goes by itself once it was kept for some months (docs/areas/trust.md#retention), with the default and its bounds. */
export const keptData = {
  /** From the day on which it was queued. Lists of sent mail reach back two years. */
  mail: { months: 24, min: 3, max: 24 },
  /** From the last save of a contract that was never sent. */
  contract_drafts: { months: 12, min: 1, max: 120 },
  /** From the last day of somebody who left, or the day on which the document was added, if that is later. */
  leaver_documents: { months: 60, min: 12, max: 600 },
  /**
   * From the last day of somebody who left: claims on a person end after ten years (old Civil Code, article 2262bis).
   * It does not go by itself: two administrators decide on each erasure.
   */
  leaver_records: { months: 120, min: SOCIAL_DOCUMENT_MONTHS, max: 600 },
  /** From the day of a push to payroll: five years of social documents are the least. */
  payroll: { months: SOCIAL_DOCUMENT_MONTHS, min: SOCIAL_DOCUMENT_MONTHS, max: 120 },
} as const;

/** How many records are named of each class that goes next. */
export const DUE_LISTED_MAX = 50;

export type KeptClass = keyof typeof keptData;
export const keptClasses = keysOf(keptData);

export type KeptMonths = Readonly<Record<KeptClass, number>>;

export const keptMonthsOf = (stored: Partial<KeptMonths> = {}): Record<KeptClass, number> => ({
  mail: stored.mail ?? keptData.mail.months,
  contract_drafts: stored.contract_drafts ?? keptData.contract_drafts.months,
  leaver_documents: stored.leaver_documents ?? keptData.leaver_documents.months,
  leaver_records: stored.leaver_records ?? keptData.leaver_records.months,
  payroll: stored.payroll ?? keptData.payroll.months,
});

/** The first day on which anything goes: a month after a company got this, or made its months fewer. */
export const beginsOn = (today: IsoDate): IsoDate => addMonths(today, 1);

/** The day on which something goes; nothing does before `begins`. */
export const goesOn = (keptSince: IsoDate, months: number, begins: IsoDate): IsoDate => {
  const due = addMonths(keptSince, months);
  return due > begins ? due : begins;
};

/** By how many days a month can be shorter than another one. */
const SHORTER_MAX = 3;

/** No day after this one lets an item go by a day: the 31st of a long month goes on the last day of a short one. */
export const lastKeptSince = (months: number, until: IsoDate): IsoDate =>
  addDays(addMonths(until, -months), SHORTER_MAX);
