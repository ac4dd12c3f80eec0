import { createInstance, type TFunction } from 'i18next';
import words from '#shared/kinds/feed-words.json' with { type: 'json' };
import { elideIn } from '#shared/values/elision.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { Language } from '#shared/values/language.ts';
import { activityTexts } from '#functions/platform/texts/activity.ts';
import { documentTexts } from '#functions/platform/texts/documents.ts';

/** The words of the feed in a language, as the page says them. Of the texts of areas, fields and values are enough. */
export const feedWords = (language: Language): TFunction => {
  const texts = createInstance().use({
    type: 'formatter' as const,
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) => formatsOf(language).inText(value),
  });
  void texts.init({
    lng: language,
    resources: {
      [language]: { ...words[language], activity: activityTexts(language), documents: documentTexts(language) },
    },
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  elideIn(texts.services.interpolator);
  return texts.t;
};
