import i18next from 'i18next';
import { formatsOf, type Formats } from '#shared/values/formats.ts';
import { languageOf, type Language } from '#shared/values/language.ts';

/** The language that the app shows. It is asked for at each drawing, as it may change. */
export const shownLanguage = (): Language => languageOf([i18next.language ?? '']);

/** The formats of that language. */
export const format = (): Formats => formatsOf(shownLanguage());
