import type { Issue } from '#shared/errors/issue.ts';
import { sentenceAt, type SayIssue } from '#shared/errors/issue-words.ts';
import { fillText } from '#shared/values/fill-text.ts';
import { pageLanguage } from '../answer/page-language.ts';

/* Loaded once something is refused: most requests are not. */

/** The sentences in English come with the rules that say them. */
const files = {
  nl: () => import('#shared/messages/nl/issues.json', { with: { type: 'json' } }),
  fr: () => import('#shared/messages/fr/issues.json', { with: { type: 'json' } }),
};

/** Says in the language of the page, beside a field of this name, what is wrong with it. */
export const loadRefusals = async (): Promise<(found: Issue, label: string) => string> => {
  const language = pageLanguage();
  const sentences: Readonly<Record<string, string>> = language === 'en' ? {} : (await files[language]()).default;
  const say: SayIssue = (key, params, english) => {
    const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const sentence = sentences[key];
    return sentence === undefined ? english : fillText(sentence, values, language);
  };
  return (found, label) => sentenceAt(found, label, say);
};
