import words from '#shared/messages/en/issues.json' with { type: 'json' };
import { isIssueCode, leftEmpty, messageOf, type Issue, type IssueCode, type Labels, type Params } from './issue.ts';

/** Says a key of `issues.json` in a language, with what stands in double braces; `english` is the sentence where it has none. */
export type SayIssue = (key: string, params: Params, english: string) => string;

const sentences: Readonly<Partial<Record<string, string>>> = words;

const inEnglish = (key: string, params: Params): string =>
  (sentences[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

/** What a message was filled in with, if it is the one of this code: an answer of the API holds the message alone. */
export const paramsIn = (message: string, template: string): Params | undefined => {
  const [first = '', ...rest] = template.split(/\{(\w+)\}/);
  if (!message.startsWith(first)) return undefined;
  const params: Record<string, string> = {};
  let at = first.length;
  for (let index = 0; index < rest.length; index += 2) {
    const after = rest[index + 1] ?? '';
    const isLast = index + 2 >= rest.length;
    const end = isLast && message.endsWith(after) ? message.length - after.length : message.indexOf(after, at);
    if (end < at) return undefined;
    params[rest[index] ?? ''] = message.slice(at, end);
    at = end + after.length;
  }
  return at === message.length ? params : undefined;
};

type IssueText = { readonly message: string; readonly code?: string | undefined; readonly path?: string | undefined };

/** Fields that a message which was given to us names otherwise than the screen does, with the key that says it there. */
const keysAt: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  please_select_asset: { assetTypeId: 'please_select_asset_type', name: 'please_select_asset_type' },
};

const keyOfText = ({ message, code }: IssueText): { key: string; params: Params } | undefined => {
  const own = isIssueCode(code) ? messageOf[code] : undefined;
  const known = own === undefined ? undefined : paramsIn(message, own);
  if (code !== undefined && known) return { key: code, params: known };
  for (const [key, template] of Object.entries(messageOf)) {
    const params = paramsIn(message, template);
    if (params) return { key, params };
  }
  // Cells of imports have codes of their own, of which some have a sentence.
  const sentence = code !== undefined && Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return code !== undefined && sentence !== undefined && !/\{\{(?!label)/.test(sentence)
    ? { key: code, params: {} }
    : undefined;
};

const keyOf = (issue: IssueText): { key: string; params: Params } | undefined => {
  const found = keyOfText(issue);
  return found && { ...found, key: keysAt[found.key]?.[issue.path ?? ''] ?? found.key };
};

/** The key of a sentence behind the name of its field; it is no sentence itself. */
export const NAMED = 'named';

/** The code whose message or English sentence this is, with what it was filled in with. */
export const issueIn = (message: string): { key: string; params: Params } | undefined => {
  // What a run stored may be the message itself, as a sentence.
  const found = keyOf({ message }) ?? keyOf({ message: lowerFirst(message) });
  if (found) return found;
  for (const [key, sentence = ''] of Object.entries(sentences)) {
    if (key === NAMED) continue;
    const params = paramsIn(message, sentence.replaceAll('{{', '{').replaceAll('}}', '}'));
    if (params) return { key, params };
  }
  return undefined;
};

export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Abbreviations stay as they are. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/**
 * A message of the API as the screen says it beside its field: `field is required` becomes "Plate is required". A message that is no issue stays as it is.
 */
export const sentenceAt = (issue: IssueText, label?: string, say: SayIssue = inEnglish): string => {
  const name = label ?? say('thisField', {}, inEnglish('thisField', {}));
  const found = keyOf(issue);
  if (found) {
    const params = { ...found.params, label: name };
    return upperFirst(say(found.key, params, inEnglish(found.key, params)));
  }
  return issue.message.startsWith('field ') ? issue.message.replace('field', name) : issue.message;
};

const namesItself: ReadonlySet<string> = new Set<IssueCode>([...leftEmpty, 'enter_name', 'enter_url']);

/** What an id names: `contracts` of `contract_ids`, `person` of `employee_id`, `records` of `ids` alone. */
const namedById = (words: string): string =>
  words
    .replace(/^ids$/, 'records')
    .replace(/employee ids$/, 'people')
    .replace(/employee id$/, 'person')
    .replace(/y ids$/, 'ies')
    .replace(/ ids$/, 's')
    .replace(/(?<=.) id$/, '');

/** `per page` of `per_page`, `message for payroll` of `messageForPayroll` and `assets` of `asset_ids`. */
export const inWords = (key: string): string =>
  namedById(key.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`));

/** `amount` of `wages.0.amount`, `tag names` of `tag_names.2`; an empty path is the whole body. */
const nameAt = (path: string): string => {
  if (!/^[\w.]*$/.test(path)) return path;
  return inWords(path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'body');
};

/** An issue as a sentence that names its field, for places without a form; a field without a label is called by its path. */
export const issueSentence = (
  found: IssueText & { readonly path: string },
  labels: Labels = {},
  say: SayIssue = inEnglish,
): string => {
  const label = Object.hasOwn(labels, found.path) ? labels[found.path] : undefined;
  const sentence = sentenceAt(found, label ?? upperFirst(nameAt(found.path)), say);
  const isNamed =
    label === undefined || namesItself.has(found.code ?? '') || sentence.toLowerCase().includes(label.toLowerCase());
  if (isNamed) return sentence;
  const params = { label, sentence: lowerFirst(sentence) };
  return upperFirst(say(NAMED, params, inEnglish(NAMED, params)));
};

/** Several issues as sentences. */
export const issuesSentence = (issues: readonly Issue[], labels?: Labels): string => {
  // The entries of a list say the same of themselves; once is enough.
  const all = [...new Set(issues.map((each) => issueSentence(each, labels)))];
  return all.length > 1 ? `${all.join('. ')}.` : (all[0] ?? '');
};
