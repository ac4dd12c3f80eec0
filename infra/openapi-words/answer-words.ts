import * as z from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { nounOf } from './nouns.ts';
import { ownAnswers } from './own-answers.ts';

/** What a field of a short answer is called in a sentence about the whole of it. */
const partWords: Readonly<Record<string, string>> = {
  version: 'the new version',
  state: 'the state',
  warnings: 'what deserves a look',
  removed_tags: 'the elements that were taken out of its text',
  unknown_shortcodes: 'the fields in its text that do not exist',
  secret: 'the secret that its messages are signed with',
};

/** `a, b and c`. */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** The first words of a summary, as far as they say what is listed. */
const listedIn = ({ summary }: Endpoint): string => {
  const [said = ''] = summary.replace(/^List /, '').split(/[;:]|, (?:latest|newest|oldest|by|active)/);
  return /^[A-Z]{2}/.test(said) ? said : `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
};

/** A list: one page of it, or all of it. */
const listWords = (definition: Endpoint, keys: readonly string[]): string | undefined => {
  if (definition.method !== 'GET' || !keys.includes('data')) return undefined;
  const isPage = keysOf(definition.query).includes('per_page');
  if (isPage && keys.includes('count')) return `One page of ${listedIn(definition)}, and how many match the query`;
  return undefined;
};

/** What an act begins with; the summary of any other read is what it answers. */
const READ_ACT = /^(?:List|Export|Describe|Finds?) /;
/** What a phrase begins with that says what is found out, whatever the method. */
const PHRASE = /^(?:Who|What|Which|Whether|How|The|A|An|One|Everything|Estimates) /;

/** What a summary says is read, without the right that it takes. */
const readWords = ({ method, summary }: Endpoint): string | undefined =>
  PHRASE.test(summary) || (method === 'GET' && !READ_ACT.test(summary))
    ? summary.replace(/; needs .*$/, '')
    : undefined;

/** The id of what was written, with the few fields beside it. */
const writtenWords = (definition: Endpoint, keys: readonly string[]): string | undefined => {
  const [first, ...others] = keys;
  if (definition.method !== 'POST' || first !== 'id' || others.some((key) => !(key in partWords))) return undefined;
  const noun = nounOf(definition);
  if (noun === undefined) return undefined;
  const id = /\.add(?!TrainingTo)[A-Z]/.test(definition.id) ? `the id of the new ${noun}` : `the id of the ${noun}`;
  return listed([id, ...others.map((key) => partWords[key] ?? '')]);
};

const exportWords = 'The file, or the id of the run that makes it where there are too many rows for one call';

/** Answers that say the same wherever they are given, by the fields they consist of. */
const equalWords: Readonly<Record<string, string>> = {
  run_id: 'The id of the run that does the work',
  ok: '1: it is done',
  command_id: 'The id of the push',
  'file_name,file_url': 'The name of the file, and the address that it is downloaded from for a short time',
};

/**
 * What a call answers, in a sentence: of its own, else by the shape of the answer, else what its summary says is read.
 * Undefined where nothing of that fits.
 */
export const answerWords = (definition: Endpoint): string | undefined => {
  const keys = keysOf(definition.response);
  const said =
    ownAnswers[definition.id] ??
    (definition.response === exportedFile ? exportWords : undefined) ??
    equalWords[keys.join(',')] ??
    listWords(definition, keys) ??
    readWords(definition) ??
    writtenWords(definition, keys);
  return said === undefined ? undefined : sentence(said);
};
