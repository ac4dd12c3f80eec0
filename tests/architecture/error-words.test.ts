import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseSync } from 'oxc-parser';
import { messageOf } from '#shared/errors/issue.ts';
import { importMessages } from '#shared/imports/import-issue.ts';
import sentences from '#shared/errors/api-sentences.json' with { type: 'json' };
import { catalogue } from '#shared/errors/catalogue.ts';
import { root } from './broken-project.ts';

/** Sentences that are no error, and where they stand. */
const otherSentences: readonly [RegExp, string][] = [
  [/^shared\/contract\//, 'descriptions in the document of the API'],
  [/problem-schema\.ts$/, 'descriptions in the document of the API'],
  [/^functions\/templates\/library\//, 'texts of legal documents'],
  [/(?:seal-words|document-words)\.ts$/, 'words of legal documents'],
  [/^functions\/session\/outside-access\.ts$/, 'an answer to the operator'],
  [/(?:key-(?:actor|caller)|access-token)\.ts$/, 'answers to programs, and to who sets an issuer up'],
  [/^functions\/(?:platform\/signature-provider|integrations)\/http-/, 'kept for the operator, never shown'],
];

/** The parts of an error whose text is read. */
const TOLD = new Set(['detail', 'message', 'failure']);
/** What makes an error of one of the API; errors of the language are bugs, whose words nobody reads. */
const MAKES_ERROR = /(?:Error|Problem)$/;
const BUG = /^(?:Range|Type|Aggregate)?Error$/;
const HOLE = '\0';

type Node = { readonly type: string; readonly start: number; readonly [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  return String(node['name'] ?? nameOf(node['property']));
};

/** The text of a literal, with a hole for each value of a template. */
const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  return node['quasis'].map((part: { value: { cooked: string } }) => part.value.cooked).join(HOLE);
};

const isSentence = (text: string): boolean => / /.test(text) && /^[A-Z\0].*\.$/.test(text) && !/[<>{};=]/.test(text);

/** Where the text of an error goes on: `isOne ? 'The one.' : 'The other.'`. */
const passesOn = (node: Node, part: string): boolean =>
  /^(?:ConditionalExpression|LogicalExpression|ArrowFunctionExpression)$/.test(node.type) && part !== 'test';

const isTold = (node: Node, part: string): boolean =>
  node.type === 'Property' ? part === 'value' && TOLD.has(nameOf(node['key'])) : part === 'arguments' && MAKES_ERROR.test(nameOf(node['callee'])); // prettier-ignore

const isAside = (node: Node): boolean => {
  if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return true;
  const callee = node['callee'];
  if (node.type === 'NewExpression') return BUG.test(nameOf(callee));
  return isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['object']) === 'logger';
};

/** Every sentence in a source, and every text that an error is made with. */
const sentencesIn = (node: unknown, told: boolean): string[] => {
  if (Array.isArray(node)) return node.flatMap((each) => sentencesIn(each, told));
  if (!isNode(node) || isAside(node)) return [];
  const text = textOf(node);
  const found = text !== undefined && (isSentence(text) || (told && / .*[a-z]{2}/.test(text))) ? [text] : [];
  const inside = Object.entries(node).flatMap(([part, value]) =>
    typeof value === 'object' ? sentencesIn(value, isTold(node, part) || (told && passesOn(node, part))) : [],
  );
  return [...found, ...inside];
};

/** Only a source with a sentence or an error is worth its parsing. */
const MAY_TELL = /[a-z]\.['`]|Error\(|Problem\(|(?:detail|message|failure): /;
const sentencesOf = (file: string, source: string): string[] =>
  MAY_TELL.test(source) ? sentencesIn(parseSync(file, source).program, false) : [];

const patternOf = (text: string): string => text.replace(/\{\{?\w+\}?\}/g, HOLE).replace(/\.$/, '');

it('every error has its sentence in three languages', () => {
  const known = new Set(
    [
      ...Object.values(catalogue).map(({ title }) => title),
      ...Object.values(sentences),
      ...Object.values(messageOf),
      ...Object.values(importMessages),
    ].map(patternOf),
  );
  const sources = globSync('{shared,functions}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !otherSentences.some(([path]) => path.test(file)),
  );
  const unknown = sources.flatMap((file) =>
    sentencesOf(file, readFileSync(join(root, file), 'utf8'))
      .filter((text) => !known.has(patternOf(text)))
      .map((text) => `${file}: ${text.replaceAll(HOLE, '…')}`),
  );
  expect(unknown).toEqual([]);
});

it('finds a sentence wherever an error is made', () => {
  const source = `
    throw new AppError('invalid', { detail: isOne ? 'of one' : \`\${name} of all\` });
    throw undoConflictError('it stays there');
    const reason = 'It stays.';
    throw new Error('A bug.');
    logger.warn('A line.');
  `;
  expect(sentencesOf('made.ts', source)).toEqual(['of one', `${HOLE} of all`, 'it stays there', 'It stays.']);
});
