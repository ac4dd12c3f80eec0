import type { RunTitle } from '#shared/runs/run-title.ts';
import type { Language } from '#shared/values/language.ts';
import { countedText } from '#functions/platform/texts/counted.ts';
import { runTitleTexts } from '#functions/platform/texts/run-titles.ts';

const BULK = 'bulk.';

export const sayRunTitle = ({ name, values }: RunTitle, language: Language): string | undefined => {
  const { bulk, ...texts } = runTitleTexts(language);
  return name.startsWith(BULK)
    ? countedText(bulk, name.slice(BULK.length), values, language)
    : countedText(texts, name, values, language);
};

type Titled = { readonly title: string; readonly called?: RunTitle };

/** The title of a run for its reader; runs of before have one in English, and some are named after a file. */
export const titleOfRun = ({ title, called }: Titled, language: Language): string =>
  (called && sayRunTitle(called, language)) ?? title;

/** The kind of run that imports a file, and what stands before its name in the title of one of before. */
const IMPORT_KIND = 'import';
const BEFORE_FILE = ' from ';

/** The name of the file that a run imported; null for any other run. */
export const fileOfImport = ({ kind, title, called }: Titled & { readonly kind: string }): string | null => {
  if (kind !== IMPORT_KIND) return null;
  const { file } = called?.values ?? {};
  return typeof file === 'string' ? file : title.slice(title.indexOf(BEFORE_FILE) + BEFORE_FILE.length);
};
