import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measurable } from '#tests/mutation/measurable.ts';
import { root } from './broken-project.ts';

const DECISION_MAX = 25;
const DECISION_WORDS_MAX = 350;

const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md', '{frontend,functions}/*.md'], { cwd: root });
const sources = globSync('{shared,functions,frontend,infra,tests}/**/*.{ts,tsx,css,json,mjs}', {
  cwd: root,
  exclude: ['**/node_modules'],
});

/** How a heading is called in an address, as GitHub does it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const anchors = new Map(
  pages.map((page) => [page, [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))]),
);

/** Why an address leads nowhere; undefined when it does not. */
const brokenAt = (path: string, anchor: string | undefined): string | undefined => {
  if (!existsSync(join(root, path))) return `${path} does not exist`;
  return anchor === undefined || anchors.get(path)?.includes(anchor) ? undefined : `${path} has no heading #${anchor}`;
};

/** What commands write and git leaves out. */
const written = new Set(['tests/browser/screenshots']);

describe('the figures of mutation', () => {
  it('have a line for every file of rules and of permissions, measured or not', () => {
    const listed = [...text('docs/mutation.md').matchAll(/^\| (shared\/\S+\.ts) +\| (?:\d+|not yet) +\|/gm)];
    expect(listed.map(([, file]) => file)).toEqual(measurable(root));
  });
});

describe('pages of the repository', () => {
  it.each(pages)('%s links to what exists', (page) => {
    const links = [...text(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    expect(
      links.flatMap(([, path = '', anchor]) => {
        const target = path === '' ? page : relative(root, join(root, dirname(page), path));
        return brokenAt(target, anchor) ?? [];
      }),
    ).toEqual([]);
  });

  it.each(pages.filter((page) => !/^docs\/(?:changes|decisions)\//.test(page)))('%s names files that exist', (page) => {
    const named = [...text(page).matchAll(/`((?:functions|shared|frontend|infra|tests|docs)\/[\w./-]+)`/g)];
    const missing = named.flatMap(([, path = '']) => (existsSync(join(root, path)) || written.has(path) ? [] : path));
    expect(missing).toEqual([]);
  });

  it('have the headings that code points at', () => {
    const cited = sources.flatMap((file) =>
      [...text(file).matchAll(/docs\/areas\/[\w-]+\.md(?:#([\w-]+))?/g)].flatMap(([whole, anchor]) => {
        const broken = brokenAt(whole.replace(/#.*/, ''), anchor);
        return broken === undefined ? [] : `${file}: ${broken}`;
      }),
    );
    expect(cited).toEqual([]);
  });
});

describe('the map', () => {
  const [, picture = ''] = /^## Folders and arrows$(.*?)^## /ms.exec(text('docs/README.md')) ?? [];
  const shown = picture.match(/[\w-]+/g) ?? [];
  const folders = ['functions', 'functions/platform', 'frontend/src'].flatMap((wing) => {
    const code = globSync(`${wing}/*/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.includes('.test.'));
    const names = code.map((file) => file.split('/')[wing.split('/').length] ?? '');
    return [...new Set(names)].toSorted().map((name) => [wing, name] as const);
  });

  it('finds the folders', () => expect(folders.length).toBeGreaterThan(60));

  it.each(folders)('shows where %s/%s stands', (_, name) => {
    expect(shown).toContain(name);
  });
});

describe('code', () => {
  it('points at pages that are in the repository', () => {
    const elsewhere = /\bspec(?:ification)? [A-Z] §|\bthe spec(?:ification)?'s\b/i;
    expect(sources.filter((file) => elsewhere.test(text(file)))).toEqual([]);
  });
});

describe('a page of an area', () => {
  it.each(pages.filter((page) => page.startsWith('docs/areas/')))('%s ends with its departures', (page) => {
    const [, last = ''] = /.*^## (.+?)$\n\n[^\n]/ms.exec(text(page)) ?? [];
    expect(last).toBe('Departures');
  });
});

describe('a decision', () => {
  const decisions = pages.filter((page) => page.startsWith('docs/decisions/'));

  it.each(decisions)('%s is short and has its three headings', (page) => {
    expect(text(page).trimEnd().split('\n').length).toBeLessThanOrEqual(DECISION_MAX);
    expect(text(page).split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(DECISION_WORDS_MAX);
    const headings = [...text(page).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
  });
});
