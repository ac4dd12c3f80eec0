import i18next from 'i18next';
import { paramsIn, sentenceAt, type SayIssue } from '#shared/errors/issue-words.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';

const FILES = ['problems', 'issues'];
/** The type of a problem that only tells the status of an answer without a readable body. */
const UNTYPED = 'about:blank';

const said = (key: string, params: Readonly<Record<string, string | number>> = {}): string | undefined =>
  i18next.exists(key) ? i18next.t(key, params) : undefined;

const sayIssue: SayIssue = (key, params, english) => said(`issues:${key}`, params) ?? english;

/** A sentence of the API, which is known by its English words, with what they were filled in with. */
const sentence = (message: string): string | undefined => {
  const english: unknown = i18next.getResource(DEFAULT_LANGUAGE, 'problems', 'detail');
  for (const [key, text] of Object.entries(english ?? {})) {
    const params = paramsIn(message, String(text).replaceAll('{{', '{').replaceAll('}}', '}'));
    if (params) return said(`problems:detail.${key}`, params);
  }
  return undefined;
};

/** A problem of the API, which writes English, in the language of the screen; what has no words there stays English. */
export const inLanguageOfScreen = async (problem: Problem): Promise<Problem> => {
  await i18next.loadNamespaces(FILES);
  const { type, status, code, detail } = problem;
  const title = said(type === UNTYPED ? `problems:status.${status}` : `problems:title.${code}`) ?? problem.title;
  const fields = problem.fields.map((field) => ({ ...field, message: sentence(field.message) ?? field.message }));
  const reason =
    detail === problem.title
      ? title
      : (sentence(detail) ?? [...new Set(fields.map((field) => sentenceAt(field, undefined, sayIssue)))].join('. ')) ||
        problem.reason_phrase;
  return { ...problem, title, detail: reason, reason_phrase: reason, fields };
};
