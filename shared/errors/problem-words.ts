import type { Params } from './issue.ts';
import { issueIn, lowerFirst, paramsIn, upperFirst, type SayIssue } from './issue-words.ts';

type Texts = Readonly<Record<string, string>>;
export type ProblemTexts = { readonly title: Texts; readonly detail: Texts };

/** How the sentences of the API, which are English, are said in a language. */
export type ProblemWords = {
  /** The English texts of `problems.json`. */
  readonly english: ProblemTexts;
  /** Says one of them: `title.not_found`, `detail.theFileIsEmpty`. */
  readonly say: (key: string, params: Params) => string | undefined;
  readonly sayIssue: SayIssue;
};

const withoutStop = (text: string): string => text.replace(/\.$/, '');

const textsOf = ({ title, detail }: ProblemTexts): [string, string][] => [
  ...Object.entries(title).map(([key, text]): [string, string] => [`title.${key}`, text]),
  ...Object.entries(detail).map(([key, text]): [string, string] => [`detail.${key}`, text]),
];

/** A text of `problems.json`, with its full stop or, as beside a field, without. Undefined for one that is not there. */
export const saidSentence = (message: string, words: ProblemWords): string | undefined => {
  for (const [key, text] of textsOf(words.english)) {
    const template = text.replaceAll('{{', '{').replaceAll('}}', '}');
    const whole = paramsIn(message, template);
    const params = whole ?? paramsIn(message, withoutStop(template));
    if (!params) continue;
    // The reason why an item of a run failed stands after what failed.
    const reason = typeof params['message'] === 'string' ? { message: saidMessage(params['message'], words) } : {};
    const said = words.say(key, { ...params, ...reason });
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
  return said && `${label}: ${lowerFirst(said)}`;
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
export const saidMessage = (message: string, words: ProblemWords): string => {
  const sentence = saidSentence(message, words);
  if (sentence !== undefined) return sentence;
  const issues = saidIssues(withoutStop(message).split('. '), words);
  if (!issues) return message;
  return issues.length > 1 ? `${issues.join('. ')}.` : (issues[0] ?? message);
};
