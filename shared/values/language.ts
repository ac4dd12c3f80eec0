/** The languages of the product, in the order in which a switch offers them. A document has one of the same. */
export const languages = ['nl', 'fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** What the product speaks where nobody has chosen; every text is there in it. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language as its speakers call it. */
export const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', fr: 'Français', en: 'English' };

export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text);

/** The first of the languages that a browser asks for and the product speaks. */
export const languageOf = (wanted: readonly string[]): Language =>
  wanted.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE;

/** A text in every language, where its reader is known only later. */
export type InLanguages = Readonly<Record<Language, string>>;

export const inEveryLanguage = (write: (language: Language) => string): InLanguages => ({
  nl: write('nl'),
  fr: write('fr'),
  en: write('en'),
});

/** What is known in every language as its reader reads it; anything else as it is. */
export const textIn = (text: string | number | InLanguages, language: Language): string =>
  typeof text === 'object' ? text[language] : String(text);

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a language over the English ones; one that is not translated yet stays English. */
const over = (english: Texts, own: Texts): Texts =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const translated = own[key] ?? text;
      return [key, isTexts(text) && isTexts(translated) ? over(text, translated) : translated];
    }),
  );

/** The texts of a namespace by language, from its files in `shared/messages`: `textsIn({ nl, fr, en })('nl')`. */
export const textsIn = <T extends Texts>(files: { nl: Texts; fr: Texts; en: T }): ((language: Language) => T) => {
  // why: a file in another language holds a part of the same texts
  const all = { nl: over(files.en, files.nl) as T, fr: over(files.en, files.fr) as T, en: files.en };
  return (language) => all[language];
};
