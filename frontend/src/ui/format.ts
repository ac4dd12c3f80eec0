import i18next from 'i18next';
import { formatsOf, type Formats } from '#shared/values/formats.ts';
import { languageOf } from '#shared/values/language.ts';

/** The formats of the language that the app shows. They are asked for at each drawing, as the language may change. */
export const format = (): Formats => formatsOf(languageOf([i18next.language ?? '']));
