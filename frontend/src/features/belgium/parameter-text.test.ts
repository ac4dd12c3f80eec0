import i18next, { type TFunction } from 'i18next';
import { expect, it } from 'vitest';
import en from '#shared/messages/en/belgium.json' with { type: 'json' };
import fr from '#shared/messages/fr/belgium.json' with { type: 'json' };
import { parameterText } from './parameter-text.ts';

it.each([
  ['en', 1, '1 day'],
  ['en', 2, '2 days'],
  ['fr', 1, '1 jour'],
  ['fr', 5, '5 jours'],
])('%s: %s training days', async (language, days, text) => {
  const i18n = i18next.createInstance({
    lng: language,
    defaultNS: 'belgium',
    resources: { en: { belgium: en }, fr: { belgium: fr } },
  });
  await i18n.init();
  expect(parameterText('training_days', days, i18n.t as TFunction<'belgium'>)).toBe(text);
});
