import sentences from './api-sentences.json' with { type: 'json' };
import { catalogue } from './catalogue.ts';
import type { Params } from './issue.ts';
import { issueIn, lowerFirst, NAMED, paramsIn, upperFirst, type SayIssue } from './issue-words.ts';

/** How the sentences of the API are said on a screen: the API writes English for programs, `problems.json` for people. */
export type ProblemWords = {
  /** Says one of them, undefined where the API writes it (`asWritten`) as this language says it: `title.not_found`, `detail.theFileIsEmpty`. */
  readonly say: (key: string, params: Params, asWritten: string) => string | undefined;
  readonly sayIssue: SayIssue;
};

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** What the API writes, by the keys of `problems.json`. */
const sentencesOfApi = (): [string, string][] => [
  ...Object.entries(catalogue).map(([code, { title }]): [string, string] => [`title.${code}`, title]),
  ...Object.entries(sentences).map(([key, text]): [string, string] => [`detail.${key}`, text]),
];

/** A sentence of the API in the words of the screen, with its full stop or, as beside a field, without. Undefined for one that is not known. */
export const translateSentence = (message: string, words: ProblemWords): string | undefined => {
  for (const [key, text] of sentencesOfApi()) {
    const template = text.replaceAll('{{', '{').replaceAll('}}', '}');
    const whole = paramsIn(message, template);
    const params = whole ?? paramsIn(message, withoutStop(template));
    if (!params) continue;
    // The reason why an item of a run failed stands after what failed.
    const reason = typeof params['message'] === 'string' ? { message: translateMessage(params['message'], words) } : {};
    const said = words.say(key, { ...params, ...reason }, text);
    return said === undefined || whole ? said : withoutStop(said);
  }
  return undefined;
};

const saidIssue = (message: string, words: ProblemWords): string | undefined => {
  const found = issueIn(message);
  const isOne = found && !/[.:] /.test(String(found.params['label'] ?? ''));
  if (isOne) {
    const label = found.params['label'] ?? words.sayIssue('thisField', {}, '');
    return upperFirst(words.sayIssue(found.key, { ...found.params, label }, message));
  }
  const [, label, rest = ''] = /^([^:.]+): (.+)$/.exec(message) ?? [];
  const said = label === undefined ? undefined : (saidIssue(rest, words) ?? saidIssue(upperFirst(rest), words));
  return said && label && words.sayIssue(NAMED, { label, sentence: lowerFirst(said) }, `${label}: ${lowerFirst(said)}`);
};

/** Sentences of several issues; undefined as soon as one of them is not known. */
const saidIssues = (sentences: readonly string[], words: ProblemWords): string[] | undefined => {
  if (sentences.length === 0) return [];
  for (let count = sentences.length; count > 0; count -= 1) {
    const said = saidIssue(sentences.slice(0, count).join('. '), words);
    const rest = said && saidIssues(sentences.slice(count), words);
    if (rest) return [said, ...rest];
  }
  return undefined;
};

/** A text that was stored or answered in English: a sentence of the API or those of issues; anything else as it is. */
export const translateMessage = (message: string, words: ProblemWords): string => {
  const sentence = translateSentence(message, words);
  if (sentence !== undefined) return sentence;
  const issues = saidIssues(withoutStop(message).split('. '), words);
  if (!issues) return message;
  return issues.length > 1 ? `${issues.join('. ')}.` : (issues[0] ?? message);
};
