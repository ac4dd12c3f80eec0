import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import imports from '#shared/messages/fr/imports.json' with { type: 'json' };
import { saysUnmapped } from './unmapped.ts';

const i18n = createInstance();
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { imports } }, interpolation: { escapeValue: false } }));

it('counts the columns that it does not name, in the singular, too', () => {
  const said = (headers: readonly string[]): string =>
    saysUnmapped(i18n.getFixedT('fr', 'imports'), headers).replaceAll(/\s/gu, ' ');
  expect(said(['A', 'B', 'C', 'D'])).toBe('« A », « B », « C » et 1 autre ne sont pas importés');
  expect(said(['A', 'B', 'C', 'D', 'E'])).toBe('« A », « B », « C » et 2 autres ne sont pas importés');
  expect(said(['A', 'B'])).toBe('« A », « B » ne sont pas importés');
  expect(said(['A'])).toBe("« A » n'est pas importé");
});
