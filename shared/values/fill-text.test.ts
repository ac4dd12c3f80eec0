import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { elideIn } from './elision.ts';
import { fillText } from './fill-text.ts';

it.each([
  ['Annelies', "d'Annelies"],
  ['Inès', "d'Inès"],
  ['Élodie', "d'Élodie"],
  ['Œuvre', "d'Œuvre"],
  ['Yves', "d'Yves"],
  ['Hélène', "d'Hélène"],
  ['août 2026', "d'août 2026"],
  ['Yasmine', 'de Yasmine'],
  ['Hugo', 'de Hugo'],
  ['Bart', 'de Bart'],
  ['1-ABC-123', 'de 1-ABC-123'],
  ['', 'de '],
])('elides before %s where French does', (name, said) => {
  expect(fillText('la voiture de {{name}}', { name }, 'fr')).toBe(`la voiture ${said}`);
});

it('elides the conjunctions, at the beginning of a sentence, too, and no word that only ends so', () => {
  const values = { name: 'Inès', other: 'Bart' };
  expect(fillText('Lorsque {{name}} part, que {{other}} reste et que {{name}} revient', values, 'fr')).toBe(
    "Lorsqu'Inès part, que Bart reste et qu'Inès revient",
  );
  expect(fillText('De {{name}} à {{other}}', values, 'fr')).toBe("D'Inès à Bart");
  expect(fillText('la commande {{name}}', values, 'fr')).toBe('la commande Inès');
});

it('leaves other languages and what stands in a value alone', () => {
  expect(fillText('de {{name}}', { name: 'Annelies' }, 'nl')).toBe('de Annelies');
  expect(fillText('{{note}}', { note: 'de {{name}} à Anvers' }, 'fr')).toBe('de {{name}} à Anvers');
});

it('goes for what i18next fills in, in French alone', async () => {
  const i18n = createInstance();
  const ns = { of: 'van/de {{name}}' };
  await i18n.init({ lng: 'fr', resources: { fr: { translation: ns }, nl: { translation: ns } } });
  elideIn(i18n.services.interpolator);
  expect([i18n.t('of', { name: 'Annelies' }), i18n.t('of', { name: 'Bart' }), i18n.t('of', { name: 'Ann', lng: 'nl' })]).toEqual(["van/d'Annelies", 'van/de Bart', 'van/de Ann']); // prettier-ignore
});
