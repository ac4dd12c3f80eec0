import { createInstance, type TFunction } from 'i18next';
import { elideIn } from '#shared/values/elision.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { Language } from '#shared/values/language.ts';
import { activityTexts } from '#functions/platform/texts/activity.ts';
import { assetTexts } from '#functions/platform/texts/assets.ts';
import { contractTexts } from '#functions/platform/texts/contracts.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { documentTexts } from '#functions/platform/texts/documents.ts';
import { fleetTexts } from '#functions/platform/texts/fleet.ts';
import { peopleTexts } from '#functions/platform/texts/people.ts';
import { settingsTexts } from '#functions/platform/texts/settings.ts';
import { softwareTexts } from '#functions/platform/texts/software.ts';
import { templateTexts } from '#functions/platform/texts/templates.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';

/** By the names under which the kinds of records know them (`kindFacts`). */
export const feedTexts = {
  activity: activityTexts,
  assets: assetTexts,
  contracts: contractTexts,
  'days-off': daysOffTexts,
  documents: documentTexts,
  fleet: fleetTexts,
  people: peopleTexts,
  settings: settingsTexts,
  software: softwareTexts,
  templates: templateTexts,
  trainings: trainingTexts,
};

/** The words of the feed in a language, as the page says them. */
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
      [language]: Object.fromEntries(Object.entries(feedTexts).map(([name, textsOf]) => [name, textsOf(language)])),
    },
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  elideIn(texts.services.interpolator);
  return texts.t;
};
