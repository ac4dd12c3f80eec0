import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'oxc-parser';
import sentences from '#shared/errors/api-sentences.json' with { type: 'json' };
import { catalogue } from '#shared/errors/catalogue.ts';
import { permissions } from '#shared/permissions/rules.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { root } from './broken-project.ts';

type Texts = { readonly [key: string]: string | readonly string[] | Texts };

/** Texts that two languages write alike: names, units, abbreviations, and words that they share. */
const sameWords: ReadonlySet<string> = new Set(
  'actions action agenda annex audit badge basis box bonus budget capital centimes certificate client code coach co₂ co₂_wltp contact contract contracts credit date dates days description diesel dimona direction document documents domain email e-mail euro excel export fax filter filters flexi-job fleet format fr gps home hp iban id import information initiative integration integrations intern km km² label labels land late laptop leasing licence link links logo lpg mail max maximum menu message messages min minimum minutes minute model module note notes notification notifications nsso number ok online option options order organisation origin page pages pdf percent period phone photo plan plug-in policy png position product public question questions rapport regime region report rfid rsz score segment segments service session sessions signature site software sport start status statut stop student suggestion suggestions support tablet tag tags team teams telefoon template test ticket title token total transfer transport trip type types url vendor version video wagon web week wltp workflow zone later sha- in was superscript subscript ii iii items details car source simple condition conditions participant participants correction corrections licences weekend feeds inbox indigo violet orange nedc bitcoin per item recent ctrl stu flx pool offline demo effect absence absences usage invitation active participation dd mm is secret webhook webhooks'.split(
    ' ',
  ),
);

const namespaces = globSync('shared/messages/en/*.json', { cwd: root })
  .map((file) => basename(file, '.json'))
  .toSorted();

const textsOf = (language: Language, namespace: string): Texts =>
  JSON.parse(readFileSync(join(root, `shared/messages/${language}/${namespace}.json`), 'utf8')) as Texts;

/** Each text by its path; the lines of a mail are one text. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'string') return [[path + key, text]];
    return Array.isArray(text) ? [[path + key, text.join('\n')]] : flat(text as Texts, `${path}${key}.`);
  });

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** The forms of a counted text that a language needs. */
const formsOf = (language: Language): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `_${form}`);

/** The keys that a language needs for the English ones. */
const keysIn = (language: Language, english: ReadonlyMap<string, string>): string[] => {
  const keys = [...english.keys()].flatMap((key) =>
    PLURAL.test(key) && english.has(key.replace(PLURAL, '_one')) && english.has(key.replace(PLURAL, '_other'))
      ? [...(key.endsWith('_zero') ? [key] : []), ...formsOf(language).map((form) => key.replace(PLURAL, form))]
      : [key],
  );
  return [...new Set(keys)].toSorted();
};

/** The values that a text takes; the singular may leave out its number. */
const valuesIn = (key: string, text: string): string =>
  [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? [])]
    .filter((value) => !(PLURAL.test(key) && /^\{\{(?:count|days|figure|rows)\}\}$/.test(value)))
    .toSorted()
    .join(' ');

const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}|<\/?\w+>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}₂-]{2,}/gu) ?? [];

const isAlike = (english: string, text: string): boolean =>
  english === text && wordsOf(text).some((word) => !sameWords.has(word));

/** What is wrong with a namespace in a language. */
const problemsOf = (language: 'nl' | 'fr', namespace: string): string[] => {
  const english = new Map(flat(textsOf('en', namespace)));
  const own = new Map(flat(textsOf(language, namespace)));
  const needed = keysIn(language, english);
  return [
    ...needed.filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own.keys()].filter((key) => !needed.includes(key)).map((key) => `${key} is not there in English`),
    ...[...own].flatMap(([key, text]) => {
      const other = english.get(key) ?? english.get(key.replace(PLURAL, '_other'));
      if (other === undefined) return [];
      const isSame = valuesIn(key, other) === valuesIn(key, text);
      return [...(isSame ? [] : [`${key} takes other values`]), ...(isAlike(other, text) ? [`${key} is English`] : [])];
    }),
  ];
};

describe.each(['nl', 'fr'] as const)('the texts in %s', (language) => {
  it.each(namespaces)('%s are complete', (namespace) => {
    expect(problemsOf(language, namespace)).toEqual([]);
  });
});

/** Signs that French sets apart by a space, at which no line may break (docs/words.md). */
const LOOSE_SIGN = / [:;?!»%€]|« /;
/** A unit stays on the line of its number in the same way. */
const LOOSE_UNIT = /(?:\d|\}\}) (?:[kMG]o|h|min|s|(?:g\/)?km)(?![\p{L}\p{N}'/-])/u;

it.each(['nl', 'fr'] as const)('in %s have the spaces and apostrophes of docs/words.md', (language) => {
  const isLoose = (text: string): boolean =>
    text.includes('\u2019') || (language === 'fr' && (LOOSE_SIGN.test(text) || LOOSE_UNIT.test(text)));
  const found = namespaces.flatMap((namespace) =>
    flat(textsOf(language, namespace)).flatMap(([key, text]) => (isLoose(text) ? [`${namespace}:${key}`] : [])),
  );
  expect(found).toEqual([]);
});

it('exist for every namespace in every language', () => {
  for (const language of languages)
    expect([language, globSync(`shared/messages/${language}/*.json`, { cwd: root }).length]).toEqual([
      language,
      namespaces.length,
    ]);
});

const sources = globSync('{shared,functions,frontend/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
);
const sourceOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Texts that are read without their key in the source, and why. */
const readOtherwise: readonly [RegExp, string][] = [
  [
    new RegExp(`^rights:(?:forbidden\\..+|${permissions.map((name) => name.replace(':', '_')).join('|')})$`),
    'the 403 page names a right by its permission',
  ],
  [/^problems:(?:title|status|detail)\./, 'a failed call takes them by its code, its status or its English sentence'],
  [/^trainings:invitation\./, 'the link of an invitation takes them by name'],
  [/^answer:answered\./, 'the page says the answer that was given'],
  [/^settings:group_access\./, 'an event names the access of a user'],
  [/^people:avatar\./, 'an event names an old and a new picture'],
  [/^push:why\./, 'the side says why nothing can be pushed'],
  [/^home:suggested\./, 'a suggestion takes its name by its key'],
  [/^audit:areaAbout$/, 'a line of the log takes it for the record that was read'],
  [/^audit:ledBy(?:Nobody)?$/, 'a line of the log takes it for who leads a team from now on'],
  [/^days-off:standard\./, 'a company begins with types and schedules of these names'],
  [/^bulk:day\.change$/, 'a stored sentence names the day of a change with it'],
  [/^days-off:schedule\.default$/, 'files name the default week'],
  [/^templates:deletedField$/, 'a custom field that is gone is called so where its value is asked for'],
  [/^files:flag\.-1$/, 'an unknown flag takes it by its number'],
];

/** Namespaces that the server reads as objects, part by part, and the sources that name their parts. */
const readAsObjects: Readonly<Record<string, RegExp>> = {
  mail: /\bmailTexts\b|day-off-mails|\bmailPurposes =/,
  files: /\bfileTexts\b|files\.json|\bsheetOfToday\b|\bsheet: '|\bexample: '/,
  'person-data': /\bpersonDataTexts\b|^functions\/workflows\/person-data\//,
};

/** What the sources of such a namespace name: properties, parts of an object, and words in quotes. */
const namedIn = (sources: RegExp): ReadonlySet<string> => {
  const source = [...sourceOf].flatMap(([file, text]) => (sources.test(file) || sources.test(text) ? [text] : []));
  const names = /\.(\w+)|'([\w-]+)'|(?<=[{,(]\s*)(\w+)(?=\s*[:,}])/g;
  return new Set(
    source.flatMap((text) => [...text.matchAll(names)].map(([, one, two, three]) => one ?? two ?? three!)),
  );
};

const VALUE_IN_TEMPLATE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The pattern of a template's texts, whose `parts` stand around its values. */
const patternOf = (parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`);

/** What a source writes as text; a template is a pattern with a wildcard for each of its values. */
const written = (): { texts: ReadonlySet<string>; patterns: readonly RegExp[] } => {
  const texts = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const withoutNamespace = (text: string): string => text.slice(text.indexOf(':') + 1);
  for (const source of sourceOf.values()) {
    for (const [, one, other] of source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g))
      texts.add(withoutNamespace(one ?? other ?? ''));
    for (const [, text = ''] of source.matchAll(/`([^`]*)`/g)) {
      const parts = withoutNamespace(text.replace(VALUE_IN_TEMPLATE, '\0')).split('\0');
      if (parts.length === 1) texts.add(parts[0] ?? '');
      else if (parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => /[A-Za-z]{2}/.test(part)))
        patterns.set(text, patternOf(parts));
    }
  }
  return { texts, patterns: [...patterns.values()] };
};

it('are all used', () => {
  const { texts, patterns } = written();
  const unused = namespaces.flatMap((namespace) => {
    const all = textsOf('en', namespace);
    const keys = [...new Set(flat(all).map(([key]) => key.replace(PLURAL, '')))];
    /** The values of a column or a field have their words under its key. */
    const isOfColumn = (key: string): boolean =>
      [all['column'], all['field']].some((names) => typeof names === 'object' && key.split('.')[0]! in names);
    const named = readAsObjects[namespace] && namedIn(readAsObjects[namespace]);
    const isNamed = (key: string): boolean => named !== undefined && key.split('.').every((part) => named.has(part));
    return keys
      .filter(
        (key) => !texts.has(key) && !isNamed(key) && !patterns.some((pattern) => pattern.test(key)) && !isOfColumn(key),
      )
      .map((key) => `${namespace}:${key}`)
      .filter((key) => !readOtherwise.some(([pattern]) => pattern.test(key)));
  });
  expect(unused).toEqual([]);
});

it('are there where the frontend asks for them', () => {
  const known = new Map(
    namespaces.map((namespace) => [
      namespace,
      new Set(flat(textsOf('en', namespace)).flatMap(([key]) => [key, key.replace(PLURAL, '')])),
    ]),
  );
  const missing = [...sourceOf].flatMap(([file, source]) => {
    const own = [...source.matchAll(/(?:useTranslation\(|TFunction<)\s*(\[[^\]]*\]|'[\w-]+')/g)]
      .flatMap(([, names = '']) => [...names.matchAll(/[\w-]+/g)].map(([name]) => name))
      .filter((name) => known.has(name));
    const isThere = (text: string): boolean => {
      const [namespace = '', key] = text.split(':');
      return key === undefined
        ? own.some((name) => known.get(name)?.has(text))
        : known.get(namespace)?.has(key) === true;
    };
    const isOneThere = (template: string): boolean => {
      const [first = '', rest] = template.replace(VALUE_IN_TEMPLATE, '\0').split(':');
      const within = rest === undefined ? own : namespaces.filter((name) => patternOf(first.split('\0')).test(name));
      const pattern = patternOf((rest ?? first).split('\0'));
      return within.some((name) => [...(known.get(name) ?? [])].some((key) => pattern.test(key)));
    };
    const written = [...source.matchAll(/\bt\(\s*'([^'$]+)'\s*[,)]/g)].filter(([, text = '']) => !isThere(text));
    const templates = [...source.matchAll(/\bt\(\s*`((?:[^`$]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`\s*[,)]/g)].filter(
      ([, text = '']) => !isOneThere(text),
    );
    return own.length === 0 ? [] : [...written, ...templates].map(([, text = '']) => `${file}: ${text}`);
  });
  expect(missing).toEqual([]);
});

type Node = { readonly type: string; readonly [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Attributes whose text is read. */
const READ = new Set(
  'title label placeholder aria-label alt description help error note intro submit confirm'.split(' '),
);
/** What is the same in every language: an example of a number, a sign, a name. */
const isWord = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^(?:https?:|Ctrl|Esc|Enter|Tab|Shift|PDF|IBAN|PNG|SHA-256)/.test(text.trim());

/** Whether a literal in an expression is words for people: names of states and keys are small and have no spaces. */
const isSaid = (text: string): boolean => isWord(text) && (/^\p{Lu}\p{Ll}/u.test(text) || / \p{L}/u.test(text));

const textsOfLiteral = (node: Node): string[] => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return [];
  return node['quasis'].map((part: { value: { cooked: string } }) => part.value.cooked);
};

/** The words in an expression whose value is drawn. What a call is given, or compared with, is not drawn itself. */
const drawnIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(drawnIn);
  if (!isNode(node) || node.type === 'CallExpression' || node.type.startsWith('JSX')) return [];
  if (node.type === 'BinaryExpression' && node['operator'] !== '+') return [];
  const inside = Object.entries(node).flatMap(([part, value]) =>
    typeof value === 'object' && part !== 'test' && part !== 'property' ? drawnIn(value) : [],
  );
  return [...textsOfLiteral(node).filter(isSaid), ...inside];
};

const literalsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isNode(node)) return [];
  const { type, name, value } = node;
  const isAttribute = type === 'JSXAttribute';
  const isRead = isAttribute && isNode(name) && READ.has(String(name['name']));
  const inside = Object.entries(node).flatMap(([part, each]) => {
    if (typeof each !== 'object') return [];
    const isDrawn = part === 'children' || (part === 'value' && isRead);
    const containers = [each].flat().filter((one) => isNode(one) && one.type === 'JSXExpressionContainer');
    return [...literalsIn(each), ...(isDrawn ? containers.flatMap((one) => drawnIn((one as Node)['expression'])) : [])];
  });
  if (type === 'JSXText' && isWord(String(value))) return [String(value).trim(), ...inside];
  const text = isRead && isNode(value) && value.type === 'Literal' ? String(value['value']) : '';
  return isWord(text) ? [text, ...inside] : inside;
};

/** The place of the first child among what these make an element of. */
const firstChild: Readonly<Record<string, number>> = { element: 2, button: 0 };

/** The words of a screen without React: children of elements, and attributes that are read. */
const elementWordsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(elementWordsIn);
  if (!isNode(node)) return [];
  const inside = Object.values(node).flatMap((value) => (typeof value === 'object' ? elementWordsIn(value) : []));
  const callee = node.type === 'CallExpression' && isNode(node['callee']) ? String(node['callee']['name']) : '';
  const from = firstChild[callee];
  if (from === undefined || !Array.isArray(node['arguments'])) return inside;
  const children = callee === 'button' ? node['arguments'].slice(0, 1) : node['arguments'].slice(from);
  const attributes = (node['arguments'] as Node[])
    .flatMap((each) => (each.type === 'ObjectExpression' ? (each['properties'] as Node[]) : []))
    .filter(({ key }) => isNode(key) && READ.has(String(key['name'] ?? key['value'])))
    .map(({ value }) => value);
  return [...[...children, ...attributes].flatMap(drawnIn).filter(isWord), ...inside];
};

it.each(languages)('say every error of the API in %s', (language) => {
  const { title, detail } = textsOf(language, 'problems') as Record<'title' | 'detail', Record<string, string>>;
  expect(Object.keys(title)).toEqual(Object.keys(catalogue));
  expect(Object.keys(detail).toSorted()).toEqual(Object.keys(sentences).toSorted());
});

it('know what the API and its firewall write', () => {
  const firewall = readFileSync(join(root, 'infra/constructs/web-acl.ts'), 'utf8');
  const isWritten = (words: string): boolean =>
    [...sourceOf.values(), firewall].some((source) => source.includes(words.replace(/\.$/, '')));
  const unknown = Object.values(sentences).filter((text) => !text.split(/\{\{\w+\}\}/).every(isWritten));
  expect(unknown).toEqual([]);
});

it('stand in their files, not in the screens', () => {
  const isScreen = (file: string): boolean => /^frontend\/src\/(?:sign|answer|my-days-off)\//.test(file);
  const found = [...sourceOf].flatMap(([file, source]) => {
    if (/frontend\/src\/(?:parts|stories)\//.test(file)) return [];
    const read = file.endsWith('.tsx') ? literalsIn : isScreen(file) ? elementWordsIn : undefined;
    return read ? read(parseSync(file, source).program).map((text) => `${file}: ${text}`) : [];
  });
  expect(found).toEqual([]);
});

it('are found wherever a screen draws them', () => {
  const page = `<p title={isOne ? 'One vehicle' : t('many')} className="Is no text">{isOpen ? 'Open' : \`Closed \${name}\`} {kind === 'Some kind' && t('key of it')}</p>`;
  expect(literalsIn(parseSync('page.tsx', page).program)).toEqual(['One vehicle', 'Open', 'Closed ']);
  const made = `element('p', { class: 'A class', 'aria-label': 'The name' }, isOne ? 'One' : words('two')); button('Send it', 'main', go);`;
  expect(elementWordsIn(parseSync('page.ts', made).program)).toEqual(['One', 'The name', 'Send it']);
});

it.each(['answer', 'my-days-off', 'sign'])('give the page of %s the title that its file has in English', (name) => {
  const [, title] = /<title>(.*)<\/title>/.exec(readFileSync(join(root, `frontend/${name}.html`), 'utf8')) ?? [];
  expect(title).toBe(textsOf('en', name)['title']);
});

it('have their numbers and days written by one file', () => {
  const formatting =
    /\bIntl\.(?:NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat|PluralRules)|\.toLocale(?:Date|Time)?String\(/;
  expect([...sourceOf].filter(([, source]) => formatting.test(source)).map(([file]) => file)).toEqual([
    'shared/values/dates.ts',
    'shared/values/formats.ts',
  ]);
});

/** Where figures are rounded for a machine, and why. */
const roundedForMachines: readonly [RegExp, string][] = [
  [/^functions\/platform\/pdf\//, 'lengths of the typesetter'],
  [/^shared\/(?:values\/money|imports\/convert-cell)\.ts$/, 'cents of a stored amount'],
  [/^shared\/push\/file\.rules\.ts$/, 'hours in the file of a payroll office'],
  [/^functions\/(?:platform\/files\/upload-rule|files\/confirm-document)\.ts$/, 'limits in the English of the API'],
];

it('have no figure, size or day that is written by hand', () => {
  const byHand: readonly [RegExp, string][] = [
    [/\.toFixed\(/, 'toFixed'],
    [/\.slice\(0, 5\)/, 'a day without its year'],
    [/€(?: |\\u00a0)\$\{[^}]*\.amount\(/, 'an amount'],
    [/\} (?:%|[MkG]B)`/, 'a percentage or size'],
  ];
  const found = [...sourceOf]
    .filter(([file]) => file !== 'shared/values/formats.ts' && !/frontend\/src\/(?:parts|stories)\//.test(file))
    .filter(([file]) => !roundedForMachines.some(([path]) => path.test(file)))
    .flatMap(([file, source]) =>
      byHand.filter(([pattern]) => pattern.test(source)).map(([, what]) => `${file}: ${what}`),
    );
  expect(found).toEqual([]);
});

it.each(languages)('keep the number of a row on the line of its word in reports of imports (%s)', (language) => {
  const parted = flat(textsOf(language, 'imports')).filter(([, text]) =>
    /\b(?:rows?|rij(?:en)?|lignes?) \{\{rows?\}\}/.test(text),
  );
  expect(parted).toEqual([]);
});
