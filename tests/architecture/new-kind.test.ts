import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventTypes, subjectOf } from '#shared/activity/events.ts';
import { isInScope } from '#shared/api-keys/key-scopes.ts';
import { kindFacts, objectTypes } from '#shared/records/object-types.ts';
import en from '#shared/messages/en/runs.json' with { type: 'json' };
import fr from '#shared/messages/fr/runs.json' with { type: 'json' };
import nl from '#shared/messages/nl/runs.json' with { type: 'json' };
import { areasOfRuns, kindsOfArea } from '#shared/runs/run-areas.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { kindsWithActs } from '#functions/records/bulk-acts.ts';
import { forgetReminders } from '#functions/reminders/forget-reminders.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { entityStores } from '#infra/ops/entity-stores.ts';
import { root } from './broken-project.ts';

/** What the compiler asks for when a kind of record is added to `objectTypes`: every table over all kinds. */
const tables = [
  'frontend/src/ui/paths.ts',
  'functions/platform/records/record-columns.ts',
  'functions/platform/segments/list-view.ts',
  'functions/records/bulk-kinds.ts',
  'functions/records/bulk-title.ts',
  'functions/records/record-kinds.ts',
  'functions/records/record-sights.ts',
  'functions/workflows/bulk-run/record-runs.ts',
  'functions/workflows/person-data/area-sources.ts',
  'functions/workflows/person-data/erase/erase-beside.ts',
  'functions/workflows/person-data/records-of-person.ts',
  'shared/activity/events.ts',
  'shared/kinds/record-rows.ts',
  'shared/records/object-types.ts',
];

/** These follow the others: the compiler names them until the others have their line. */
const followers = new Set([
  'functions/platform/records/record-columns.ts',
  'functions/platform/segments/list-view.ts',
  'functions/records/bulk-title.ts',
]);

/** A copy of the product in which there is one more kind of record, about a person. */
const withAnotherKind = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kind-'));
  for (const name of [
    'package.json',
    'tsconfig.json',
    'shared',
    'functions',
    'frontend/src',
    'infra',
    'docs/openapi.json',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const path = join(folder, 'shared/records/object-types.ts');
  const kinds = readFileSync(path, 'utf8');
  const named = kinds.replace(/(objectTypes = \[[^\]]*)\]/, "$1 'unicorn']");
  const more = named.replace(/(kindBasics = \{)/, "$1 unicorn: { list: 'unicorns', isPersonal: true },");
  if (named === kinds || more === named) throw new Error('the list of kinds was not found');
  writeFileSync(path, more);
  return folder;
};

it('the compiler names every table that a new kind of record needs a line in', () => {
  const folder = withAnotherKind();
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  // Several checkers at once do twice the work, and other files of tests want the processors.
  const options = ['--pretty', 'false', '--incremental', 'false', '--checkers', '1'];
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', ...options], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const named = [...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error TS/gm)].map(([, file]) => file ?? '');
  const own = named.filter((file) => !/\.(stories|test-d)\.tsx?$/.test(file));
  expect([...new Set(own)].toSorted()).toEqual(tables);
});

it('the map says what an area touches: every table of kinds, and no file that is not there', () => {
  const map = readFileSync(join(root, 'docs/README.md'), 'utf8');
  const [, list = ''] = /^## What a new area touches\n(.*?)^## /ms.exec(map) ?? [];
  const files = [...list.matchAll(/`([\w./-]+\.(?:ts|json))`/g)].map(([, file]) => file ?? '');
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(tables.filter((file) => !files.includes(file) && !followers.has(file))).toEqual([]);
});

it('every kind of record has its store where rows are packed anew', () => {
  const stored = entityStores.map(({ type }) => type);
  expect(objectTypes.filter((object) => !stored.includes(object))).toEqual([]);
});

it.each(objectTypes)('the acts in bulk of %s stand in both tables', (object) => {
  const hasActs = Object.keys(kindFacts[object].bulkActs).length > 0;
  expect(Object.hasOwn(kindsWithActs, object)).toBe(hasActs);
});

it('the reminders of a record go with it, whatever its kind', () => {
  for (const object of objectTypes) {
    const gone = eventTypes.filter((type) => subjectOf(type) === object && type.includes('permanently'));
    expect(gone.map((type) => reactions[type])).toEqual(gone.map(() => forgetReminders));
  }
});

/** What only people change. */
const peopleOnly: ReadonlySet<Permission> = new Set<Permission>(['templates:write']);

it.each(objectTypes)('some scope of keys reads %s, and some changes it', (object) => {
  const { read, write } = kindFacts[object];
  const missing = [read, write].filter((right) => !isInScope(right) && !peopleOnly.has(right));
  expect(missing).toEqual([]);
});

it('the list of runs has words for every kind of run', () => {
  const kinds = ['export', 'push_days_off', ...areasOfRuns.flatMap(kindsOfArea)];
  for (const { kind: words } of [en, nl, fr]) expect(kinds.filter((kind) => !(kind in words))).toEqual([]);
});

it('the question before an undo has words for every kind of record', () => {
  for (const { undoCount } of [en, fr, nl]) {
    const missing = objectTypes.filter((object) => !Object.hasOwn(undoCount, `${object}_other`));
    expect(missing).toEqual([]);
  }
});
