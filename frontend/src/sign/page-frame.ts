import type { LinkDetail } from '#shared/contract/links/link-detail.ts';
import { documentLanguages, type DocumentLanguage } from '#shared/templates/names.ts';
import { languageNames } from '#shared/values/language.ts';
import { element } from '../answer/element.ts';
import type { LiveWords } from './live-words.ts';

export const isLanguage = (text: string | null): text is DocumentLanguage =>
  (documentLanguages as readonly (string | null)[]).includes(text);

const languageSwitch = (live: LiveWords): HTMLElement => {
  const select = element(
    'select',
    {},
    ...documentLanguages.map((name) => element('option', { value: name, lang: name }, languageNames[name])),
  );
  select.addEventListener('change', () => isLanguage(select.value) && live.switchTo(select.value));
  live.follow(() => {
    select.value = live.language();
    select.setAttribute('aria-label', live.words('language'));
  });
  return element('div', { class: 'language' }, select);
};

/** Who sent it, for whom it is, and the language. */
export const pageHeader = (live: LiveWords, detail?: Pick<LinkDetail, 'company' | 'person'>): HTMLElement => {
  const { company = '', person = '' } = detail ?? {};
  return element(
    'header',
    {},
    company === '' ? null : element('span', { class: 'mark', 'aria-hidden': 'true' }, company.slice(0, 1)),
    element('p', {}, element('b', {}, company), person === '' ? null : live.text('for', () => ({ person }))),
    languageSwitch(live),
  );
};

/** The line that names the person to ask. */
export const askLine = (live: LiveWords, { ask }: Pick<LinkDetail, 'ask'>): HTMLElement | null => {
  if (!ask) return null;
  const text = live.text('ask', () => ({ name: ask.name }));
  return element(
    'p',
    { class: 'ask' },
    ask.address === null ? text : element('a', { href: `mailto:${ask.address}` }, text),
  );
};
