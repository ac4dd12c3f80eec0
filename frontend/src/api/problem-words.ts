import i18next from 'i18next';
import { sentenceAt } from '#shared/errors/issue-words.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';
import { loadTexts } from '../ui/load-texts.ts';
import { translateMessage, translateSentence, type ProblemWords } from '#shared/errors/problem-words.ts';

const FILES = ['problems', 'issues'];
/** The type of a problem that only tells the status of an answer without a readable body. */
const UNTYPED = 'about:blank';

const said = (key: string, params: Readonly<Record<string, string | number>> = {}): string | undefined =>
  i18next.exists(key) ? i18next.t(key, params) : undefined;

const words: ProblemWords = {
  say: (key, params, asWritten) =>
    i18next.getResource(i18next.language, 'problems', key) === asWritten ? undefined : said(`problems:${key}`, params),
  sayIssue: (key, params, english) => said(`issues:${key}`, params) ?? english,
};

/** A problem of the API in the words and the language of the screen; what has no words there stays as the API writes it. */
export const inLanguageOfScreen = async (problem: Problem): Promise<Problem> => {
  await loadTexts(FILES);
  const { type, status, code, detail } = problem;
  const title = said(type === UNTYPED ? `problems:status.${status}` : `problems:title.${code}`) ?? problem.title;
  const fields = problem.fields.map((field) => ({
    ...field,
    message: translateSentence(field.message, words) ?? field.message,
  }));
  // The API names the fields as the screens call them, in English.
  const isEnglish = i18next.language === DEFAULT_LANGUAGE;
  const byField = (): string =>
    [...new Set(fields.map((field) => sentenceAt(field, undefined, words.sayIssue)))].join('. ');
  const reason =
    detail === problem.title
      ? title
      : (translateSentence(detail, words) ??
        (isEnglish ? detail : byField() || translateMessage(problem.reason_phrase, words)));
  return { ...problem, title, detail: reason, reason_phrase: reason, fields };
};
