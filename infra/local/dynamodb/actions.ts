import { createRequire } from 'node:module';
import validations from 'dynalite/validations/index.js';
import type { Action, ActionValidation, DynaliteStore, Row } from './dynalite-types.ts';
import { isRow } from './row.ts';

const require = createRequire(import.meta.url);

const names = [
  'batchGetItem',
  'batchWriteItem',
  'createTable',
  'deleteItem',
  'deleteTable',
  'describeTable',
  'getItem',
  'listTables',
  'listTagsOfResource',
  'putItem',
  'query',
  'scan',
  'tagResource',
  'untagResource',
  'updateItem',
  'updateTable',
] as const;
export type ActionName = (typeof names)[number];

type Loaded = { run: Action; validation: ActionValidation };

function load(name: ActionName): Loaded {
  const run = require(`dynalite/actions/${name}`) as Action;
  const validation = require(`dynalite/validations/${name}`) as ActionValidation;
  return { run, validation };
}

type Parse = (expression: string, options: unknown) => unknown;

const conditions = require('dynalite/db/conditionParser') as { parse: Parse };
const parseCondition = conditions.parse;
const IS_NEW = 'attribute_not_exists(pk)';
let isNew: unknown;

// Nearly every write has this condition, and parsing it anew is a fifth of the time of an import. It has no names or
// values of the request in it, so its outcome is always the same.
conditions.parse = (expression, options) =>
  expression === IS_NEW ? (isNew ??= parseCondition(expression, options)) : parseCondition(expression, options);

const { validateAttributeValue: checkValue } = validations;
/** Whole numbers as dynalite writes them. */
const PLAIN_NUMBER = /^(?:0|-?[1-9]\d{0,14})$/;

/** A value in which dynalite finds nothing wrong and changes nothing. */
const isPlain = (value: unknown): boolean => {
  if (!isRow(value)) return false;
  const [type, ...others] = Object.keys(value);
  if (type === undefined || others.length > 0) return false;
  const held = value[type];
  if (type === 'S') return typeof held === 'string';
  if (type === 'N') return typeof held === 'string' && PLAIN_NUMBER.test(held);
  if (type === 'BOOL') return typeof held === 'boolean';
  if (type === 'NULL') return held === true;
  if (type === 'L') return Array.isArray(held) && held.every(isPlain);
  return type === 'M' && isPlainMap(held);
};
const isPlainMap = (held: unknown): held is Row => isRow(held) && Object.values(held).every(isPlain);

// Two loops of dynalite over the keys of each value, this one and that of `checkTypes`, take a fifth of the processor
// time of this process in an import each: what is plain needs neither.
validations.validateAttributeValue = (value) => (isPlain(value) ? undefined : checkValue(value));

const isMapOfValues = (type: unknown): boolean => isRow(type) && type['type'] === 'Map<AttributeValue>';

const actions = new Map<ActionName, Loaded>(names.map((name) => [name, load(name)]));

function loaded(name: ActionName): Loaded {
  const action = actions.get(name);
  if (!action) throw new Error(`unknown action ${name}`);
  return action;
}

/** dynalite's own request checks: the request with its expressions parsed. Throws the AWS error it answers with. */
export function checked(store: DynaliteStore, name: ActionName, request: Row): Row {
  const { types, custom } = loaded(name).validation;
  const plain = Object.entries(request).filter(([part, held]) => isMapOfValues(types[part]) && isPlainMap(held));
  const others = { ...request };
  for (const [part] of plain) delete others[part];
  const data = { ...validations.checkTypes(others, types), ...Object.fromEntries(plain) };
  validations.checkValidations(data, types, custom, store);
  return data;
}

/** Runs a dynalite action on a request that went through `checked`. */
export function perform(store: DynaliteStore, name: ActionName, data: Row): Promise<Row | ''> {
  return new Promise((resolve, reject) => {
    loaded(name).run(store, data, (error, value) => {
      if (error) reject(error);
      else resolve(value ?? {});
    });
  });
}
