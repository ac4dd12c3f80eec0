import issuesEn from '#shared/messages/en/issues.json' with { type: 'json' };
import en from '#shared/messages/en/problems.json' with { type: 'json' };
import issuesFr from '#shared/messages/fr/issues.json' with { type: 'json' };
import fr from '#shared/messages/fr/problems.json' with { type: 'json' };
import issuesNl from '#shared/messages/nl/issues.json' with { type: 'json' };
import nl from '#shared/messages/nl/problems.json' with { type: 'json' };
import type { SayIssue } from '#shared/errors/issue-words.ts';
import { translateMessage, translateSentence, type ProblemWords } from '#shared/errors/problem-words.ts';
import { DEFAULT_LANGUAGE, textsIn, type Language } from '#shared/values/language.ts';
import { countedText } from './counted.ts';
import { withFieldNames } from './field-names.ts';

const problemTexts = textsIn({ nl, fr, en });
const issueTexts = textsIn({ nl: issuesNl, fr: issuesFr, en: issuesEn });

type Room = 'title' | 'detail';
const nameOf = (key: string): string => key.slice(key.indexOf('.') + 1);
// why: a key of these texts is the name of a part and that of a text in it
const textsAt = (key: string, language: Language) => problemTexts(language)[key.slice(0, key.indexOf('.')) as Room];

/** Says issues in a language. */
export const sayIssueIn =
  (language: Language): SayIssue =>
  (key, params, english) =>
    countedText(issueTexts(language), key, params, language) ?? english;

const wordsIn = (language: Language): ProblemWords => ({
  say: (key, params, asWritten) => {
    const texts: Readonly<Record<string, string>> = textsAt(key, language);
    return texts[nameOf(key)] === asWritten ? undefined : countedText(texts, nameOf(key), params, language);
  },
  sayIssue: sayIssueIn(language),
});

/** A sentence of the API about a failure, as it was stored or thrown, in the words and the language of its reader. */
export const problemIn = (message: string, language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? (translateSentence(withFieldNames(message, language), wordsIn(language)) ?? withFieldNames(message, language))
    : translateMessage(withFieldNames(message, language), wordsIn(language));
