import { fold } from '#shared/values/fold.ts';
import type { Language } from '#shared/values/language.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';

export type SheetName = keyof ReturnType<typeof fileTexts>['sheet'];

/** A name as file names have it: `Parc automobile` is `parc-automobile`. */
export const fileStem = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const STEM_MAX = 60;

/** A sheet and the file that holds it, such as `fleet-2026-11-21.xlsx`; what it is about stands before the day. */
export const sheetOfToday = (
  sheet: SheetName,
  language: Language,
  about = '',
): { fileName: string; sheetName: string } => {
  const sheetName = fileTexts(language).sheet[sheet];
  const stem = fileStem(about).slice(0, STEM_MAX);
  return { sheetName, fileName: `${[fileStem(sheetName), stem, today()].filter(Boolean).join('-')}.xlsx` };
};

/** The name of the file of a template for these records. */
export const templateFile = (of: string, language: Language): string =>
  `${fileStem(fileTexts(language).template.replace('{{of}}', of))}.xlsx`;
