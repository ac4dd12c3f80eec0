import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modulePath } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { root } from './broken-project.ts';

const FILE_MAX = 400;
const HANDLER_MAX = 25;
/** How many lines above a cast its reason may stand: at the head of the statement. */
const REASON_WITHIN = 4;
/** The file that defines `serve`. */
const SERVE = 'functions/platform/http/serve.ts';
const SERVES = /\bserve\(/;
/** Names that say nothing about what is inside. */
const EMPTY_NAMES = /^(index|utils?|helpers?|services?|types|common|misc)(\.test)?\.tsx?$/;

const files = globSync('{shared,functions,frontend,infra,tests}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
}).toSorted();
const styles = globSync('frontend/**/*.css', { cwd: root, exclude: ['**/node_modules'] }).toSorted();
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const lines = (source: string): number => source.trimEnd().split('\n').length;

/** Lines from `export const handler` to the end of its statement, which stands at the margin. */
const handlerLines = (source: string): number => {
  const all = source.split('\n');
  const from = all.findIndex((line) => line.startsWith('export const handler'));
  if (from < 0) return 0;
  const rest = all.slice(from);
  const end = rest.findIndex((line) => /;\s*$/.test(line) && !line.startsWith(' '));
  return end < 0 ? rest.length : end + 1;
};

const endsWithHandler = (source: string): boolean => {
  const trimmed = source.trimEnd();
  return lines(trimmed.slice(trimmed.indexOf('export const handler'))) === handlerLines(trimmed);
};

describe('source files', () => {
  it('finds them', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(styles.length).toBeGreaterThan(50);
  });

  it(`are at most ${FILE_MAX} lines long`, () => {
    const long = [...files, ...styles].map((file) => [file, lines(text(file))] as const);
    expect(long.filter(([, count]) => count > FILE_MAX)).toEqual([]);
  });

  it('have names that say what is inside', () => {
    expect(files.filter((file) => EMPTY_NAMES.test(basename(file)))).toEqual([]);
  });

  it('make no client of AWS that waits without an end', () => {
    const clients = files.flatMap((file) => {
      if (!file.startsWith('functions/') || file.endsWith('.test.ts')) return [];
      return [...text(file).matchAll(/new \w+Client\(\{(.*?)\}\)/gs)].map(([, made = '']) => [file, made]);
    });
    expect(clients.length).toBeGreaterThan(5);
    expect(clients.filter(([, made = '']) => !made.includes('requestHandler'))).toEqual([]);
  });

  it(`end with their handler, of at most ${HANDLER_MAX} lines`, () => {
    const handlers = files.filter(
      (file) => file.startsWith('functions/') && text(file).includes('export const handler'),
    );
    expect(handlers.length).toBeGreaterThanOrEqual(registry.length);
    const tooLong = handlers.filter((file) => handlerLines(text(file)) > HANDLER_MAX);
    expect(tooLong).toEqual([]);
    expect(handlers.filter((file) => !endsWithHandler(text(file)))).toEqual([]);
  });

  it('measures a handler to its end', () => {
    const body = Array.from({ length: 24 }, () => '  work();').join('\n');
    expect(
      handlerLines(`import a;\n\nexport const handler = serve(a, async () => {\n${body}\n});\nconst after = 1;\n`),
    ).toBe(26);
    expect(handlerLines('export const handler = serve(a, () => 1);\n')).toBe(1);
    expect(endsWithHandler('export const handler = serve(a, () => 1);\n')).toBe(true);
    expect(endsWithHandler('export const handler = serve(a, () => 1);\nconst after = 1;\n')).toBe(false);
  });
});

describe('comments', () => {
  /** Openings that leave open what is spoken of: "So many of them", "Of the first one". */
  const riddle = /^\s*(?:\{?\/\*\*?|\/\/|\*)\s+(?:So many|So few|Of)\b/;
  const isOpening = (all: readonly string[], at: number): boolean =>
    !/^\s*(?:\*|\/\/)/.test(all[at] ?? '') || !/^\s*(?:\/\/|\*|\/\*\*? \S)/.test(all[at - 1] ?? '');

  it('begin with what they speak of', () => {
    const found = files
      .filter((file) => !file.startsWith('tests/'))
      .flatMap((file) => {
        const all = text(file).split('\n');
        return all.flatMap((line, at) => (riddle.test(line) && isOpening(all, at) ? [`${file}:${at + 1}`] : []));
      });
    expect(found).toEqual([]);
  });
});

describe('checks', () => {
  // In parts, so that this file does not name what it looks for.
  const silence = new RegExp(`\\b${'ox'}lint-disable\\b|@ts-${'(?:ignore|nocheck)'}`);
  const otherSilence = new RegExp(`(?<!ox|\\w)${'es'}lint-disable`);
  const unformatted = `prettier-${'ignore'}`;

  it('are switched off with a reason beside it, in the way of the linter that runs', () => {
    const found = files.flatMap((file) => {
      const all = text(file).split('\n');
      const hasReason = (at: number): boolean =>
        all.slice(Math.max(at - 1, 0), at + 2).some((near) => near.includes('why:'));
      return all.flatMap((line, at) =>
        otherSilence.test(line) || (silence.test(line) && !hasReason(at)) ? [`${file}:${at + 1}`] : [],
      );
    });
    expect(found).toEqual([]);
  });

  it('of types are passed by with a reason beside it', () => {
    const bypass = /^(?!\s*(?:\*|\/\*|\/\/)).*\bas (?:unknown as|never)\b/;
    const found = files
      .filter((file) => !file.startsWith('tests/') && !/\.(?:test|test-d|stories)\.tsx?$/.test(file))
      .flatMap((file) => {
        const all = text(file).split('\n');
        const hasReason = (at: number): boolean =>
          all.slice(Math.max(at - REASON_WITHIN, 0), at + 1).some((near) => near.includes('why:'));
        return all.flatMap((line, at) => (bypass.test(line) && !hasReason(at) ? [`${file}:${at + 1}`] : []));
      });
    expect(found).toEqual([]);
  });

  it('of the format hold for handlers and imports', () => {
    const found = files.flatMap((file) => {
      const source = text(file);
      const isHandler = file.startsWith('functions/') && source.includes('export const handler');
      const all = source.split('\n');
      return all.flatMap((line, at) => {
        const covered = line.trim() === `// ${unformatted}` ? (all[at + 1] ?? '') : line;
        return line.includes(unformatted) && (isHandler || /^(?:import|export) .* from '/.test(covered))
          ? [`${file}:${at + 1}`]
          : [];
      });
    });
    expect(found).toEqual([]);
  });
});

describe('the same path three times', () => {
  it('gives every endpoint its contract, and every contract its endpoint', () => {
    const named = new Set(registry.map((definition) => `shared/contract/${modulePath(definition)}.ts`));
    const defining = files.filter((file) => file.startsWith('shared/contract/') && /= endpoint\(/.test(text(file)));
    expect(defining.filter((file) => !named.has(file))).toEqual([]);
    expect([...named].filter((file) => !defining.includes(file))).toEqual([]);
  });

  it('gives every endpoint its handler, and no other file serves one', () => {
    const named = new Set(registry.map((definition) => `functions/${modulePath(definition)}.ts`));
    const serving = files.filter((file) => file.startsWith('functions/') && SERVES.test(text(file)) && file !== SERVE);
    expect(serving.filter((file) => !named.has(file))).toEqual([]);
    expect([...named].filter((file) => !serving.includes(file))).toEqual([]);
  });

  it.each(registry.map((definition) => [definition.id, modulePath(definition)] as const))(
    '%s serves the contract of its own name',
    (_, path) => {
      const handler = text(`functions/${path}.ts`);
      const [, name] = /export const (\w+) = endpoint\(/.exec(text(`shared/contract/${path}.ts`)) ?? [];
      const [, alias = name] = new RegExp(`import \\{ ${name} as (\\w+) \\}`).exec(handler) ?? [];
      expect(handler).toMatch(new RegExp(`^export const handler = serve\\(\\s*${alias},`, 'm'));
      expect(handler).not.toContain('contract/registry');
    },
  );
});
