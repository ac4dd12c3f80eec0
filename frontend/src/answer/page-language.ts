import { isLanguage, languageNames, languageOf, languages, textsIn, type Language } from '#shared/values/language.ts';
import { element } from './element.ts';
import { wordsOf, type Texts, type Words } from './texts.ts';

const CHOSEN = 'language-of-links';

/** The language that was chosen on a page of this window. */
export const chosenLanguage = (): Language | undefined => {
  const chosen = sessionStorage.getItem(CHOSEN);
  return isLanguage(chosen) ? chosen : undefined;
};

let language = chosenLanguage() ?? languageOf(navigator.languages);
document.documentElement.lang = language;

export const pageLanguage = (): Language => language;

/** The page goes on in the language in which its texts came; before that it speaks that of the browser. */
export const setPageLanguage = (next: Language): void => {
  language = next;
  document.documentElement.lang = next;
};

/** The words of a page in its language of that moment, from its texts in all of them. */
export const pageWords = (files: { nl: object; fr: object; en: Texts }): Words => {
  const textsOf = textsIn(files as { nl: Texts; fr: Texts; en: Texts });
  return (path, values) => wordsOf(textsOf(language), language)(path, values);
};

const choose = (next: string): void => {
  // Whoever is asked whether to leave, and stays, goes on in the language of the page.
  addEventListener('pagehide', () => sessionStorage.setItem(CHOSEN, next), { once: true });
  location.reload();
};

let shownSwitch: HTMLSelectElement | undefined;
/** Another language loads the page anew, which nothing but an error would follow without a connection. */
const allowSwitch = (): void => {
  if (shownSwitch) shownSwitch.disabled = !navigator.onLine;
};
for (const event of ['online', 'offline']) addEventListener(event, allowSwitch);

/** Lets the person read the page in another language; the page is read anew in it. */
export const languageSwitch = (label: string): HTMLElement => {
  const select = element(
    'select',
    { 'aria-label': label },
    ...languages.map((name) => element('option', { value: name, lang: name }, languageNames[name])),
  );
  select.value = language;
  shownSwitch = select;
  allowSwitch();
  select.addEventListener('change', () => {
    choose(select.value);
    select.value = language;
  });
  return element('div', { class: 'language' }, select);
};
