import { toDmy } from '#shared/values/dates.ts';
import type { Language } from '#shared/values/language.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';

/** The name of the archive of contracts that is asked for today. */
export const zipName = (language: Language): string =>
  `${fileTexts(language).contracts} ${toDmy(today()).replaceAll('/', '-')}.zip`;
