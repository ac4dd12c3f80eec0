import { labelValueIn } from '#shared/values/label-value.ts';
import { shownLanguage } from './format.ts';

/** A label and its value as one text in the language that the app shows. */
export const labelValue = (label: string, value: string): string => labelValueIn(shownLanguage(), label, value);
