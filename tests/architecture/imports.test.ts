import { describe, expect, it } from 'vitest';
import { circlesOf, closureOf, graphOf, productGraph } from './import-graph.ts';
import { arrowsBetweenRooms, findingsIn, overAreas, roomOf } from './import-rules.ts';

const graph = productGraph();

describe('imports of the product', () => {
  it('are found', () => {
    expect(graph.size).toBeGreaterThan(1000);
    expect([...graph.values()].flat().filter(({ kind }) => kind === 'type').length).toBeGreaterThan(500);
    expect([...graph.values()].flat().filter(({ kind }) => kind === 'dynamic').length).toBeGreaterThan(10);
  });

  it('keep to the table', () => expect(findingsIn(graph)).toEqual([]));

  it('make no circle of files, types and dynamic imports included', () => {
    const files = new Map([...graph].map(([path, imports]) => [path, imports.flatMap(({ file }) => file ?? [])]));
    expect(circlesOf(files)).toEqual([]);
  });

  it('make no circle of folders, so no arrow between folders runs back up', () => {
    const arrows = arrowsBetweenRooms(graph);
    const circles = circlesOf(new Map([...arrows].map(([room, out]) => [room, out.keys()])));
    const examples = circles.map((circle) =>
      circle.flatMap((from) => circle.flatMap((to) => arrows.get(from)?.get(to)?.slice(0, 2) ?? [])),
    );
    expect(examples).toEqual([]);
  });

  it('have a room in `platform` only for what several areas or another room need', () => {
    const areaOf = (path: string) => /^functions\/([\w-]+)\//.exec(path)?.[1];
    const roomIn = (path: string) => /^functions\/platform\/([\w-]+)\//.exec(path)?.[1];
    const users = new Map<string, Set<string>>();
    for (const path of graph.keys()) {
      const area = areaOf(path);
      if (area === undefined) continue;
      // What an area reaches without another area in between.
      const reached = new Set([path]);
      for (const each of reached)
        for (const { file } of graph.get(each) ?? []) if (file?.startsWith('functions/platform/')) reached.add(file);
      for (const each of reached) {
        const room = roomIn(each);
        if (room === undefined || room === roomIn(path)) continue;
        users.set(room, (users.get(room) ?? new Set()).add(area));
      }
    }
    expect(users.size).toBeGreaterThan(20);
    expect([...users].filter(([, areas]) => areas.size < 2 && !areas.has('platform')).map(([room]) => room)).toEqual(
      [],
    );
  });

  // docs/decisions/2026-11-24-what-a-handler-loads.md
  const ofEveryCall = closureOf(graph, 'functions/platform/http/serve.ts');
  it('load few files for every call', () => expect(ofEveryCall.size).toBeLessThanOrEqual(105));
  it.each([
    ['functions/people/edit-employee.ts', 48],
    ['functions/assets/add-asset-type.ts', 18],
    ['functions/activity/list-activity.ts', 66],
  ])('load few files for %s besides', (path, most) => {
    const own = [...closureOf(graph, path)].filter((each) => !ofEveryCall.has(each));
    expect(own.length).toBeLessThanOrEqual(most);
  });
});

/** What each rule refuses: a file and one import in it. */
const forbidden: readonly (readonly [file: string, text: string])[] = [
  ['shared/fleet/a.ts', "import { b } from '#functions/platform/http/b.ts';"],
  ['shared/fleet/a.ts', "import b from 'dayjs';"],
  ['shared/fleet/a.ts', "import { b } from '../people/b.ts';"],
  ['shared/fleet/a.ts', "import { readFileSync as b } from 'node:fs';"],
  ['functions/fleet/a.ts', "import { b } from '#functions/assets/b.ts';"],
  ['functions/fleet/a.ts', "import type { b } from '#functions/software/b.ts';"],
  ['functions/fleet/a.ts', "import { b } from '#functions/people/b.ts';"],
  ['functions/fleet/a.ts', "import { b } from '../software/b.ts';"],
  ['functions/fleet/a.ts', "export { b } from '#functions/software/b.ts';"],
  ['functions/fleet/a.ts', "const b = () => import('#functions/software/b.ts');"],
  ['functions/fleet/a.ts', "import { registry as b } from '#shared/contract/registry.ts';"],
  ['functions/fleet/a.ts', "import type { registry as b } from '#shared/contract/registry.ts';"],
  ['functions/fleet/a.ts', "import { QueryCommand as b } from '@aws-sdk/lib-dynamodb';"],
  ['functions/fleet/a.ts', "import { b } from '#infra/bundle.ts';"],
  ['functions/session/a.ts', "import { b } from '#functions/fleet/b.ts';"],
  ['functions/records/a.ts', "import { b } from '#infra/bundle.ts';"],
  ...Object.entries(overAreas).map(
    ([area, known]) =>
      [
        `functions/${area}/a.ts`,
        `import { b } from '#functions/${known.includes('software') ? 'runs' : 'software'}/b.ts';`,
      ] as const,
  ),
  ['functions/home/a.ts', "import b from '#docs/openapi.json';"],
  ['functions/platform/http/a.ts', "import { b } from '#functions/fleet/b.ts';"],
  ['functions/platform/runs/a.ts', "import type { b } from '#functions/records/b.ts';"],
  ['functions/platform/storage/a.ts', "import { b } from '#functions/workflows/bulk-run/b.ts';"],
  ['functions/workflows/bulk-run/a.ts', "import { b } from '#infra/bundle.ts';"],
  ['infra/stacks/a.ts', "import { handler as b } from '#functions/fleet/list-cars.ts';"],
  ['infra/stacks/a.ts', "import { b } from '../../functions/fleet/list-cars.ts';"],
  ['infra/constructs/a.ts', "import { b } from '#infra/local/gateway.ts';"],
  ['infra/bundle.ts', "import { b } from '#tests/personas.ts';"],
  ['infra/local/a.ts', "import { b } from '#tests/personas.ts';"],
  ['frontend/src/features/fleet/a.ts', "import { b } from '../people/b.ts';"],
  ['frontend/src/features/fleet/a.ts', "import { b } from '../../features/people/b.ts';"],
  ['frontend/src/features/fleet/a.ts', "import { b } from '../../app/shell.ts';"],
  ['frontend/src/features/fleet/a.ts', "import { registry as b } from '#shared/contract/registry.ts';"],
  ['frontend/src/features/fleet/a.ts', "import { b } from '#functions/fleet/b.ts';"],
  ['frontend/src/list/a.ts', "import { b } from '../features/fleet/b.ts';"],
  ['frontend/src/records/a.ts', "import { b } from '../features/fleet/b.ts';"],
  ['frontend/src/people-choice/a.ts', "const b = () => import('../features/fleet/b.ts');"],
  ['frontend/src/ui/a.ts', "import type { b } from '../app/shell.ts';"],
  ['frontend/src/app/a.ts', "import { b } from '#infra/app.ts';"],
  ['frontend/src/sign/a.ts', "import { b } from '../features/signing/b.ts';"],
  ['frontend/src/sign/a.ts', "import { b } from '../app/shell.ts';"],
  ['frontend/src/answer/a.ts', "import { b } from '../sign/b.ts';"],
  ['frontend/src/my-days-off/a.ts', "import { b } from '../features/days-off/b.ts';"],
  ['frontend/src/new-layer/a.ts', "import { b } from '#functions/fleet/b.ts';"],
  ['tools/a.ts', "import { b } from './b.ts';"],
];

const allowed: readonly (readonly [file: string, text: string])[] = [
  [
    'shared/people/a.ts',
    "import * as z from 'zod';\nimport { e } from '#shared/values/e.ts';\nimport { own } from './own.ts';",
  ],
  ['functions/fleet/a.ts', "import { b } from '#functions/platform/storage/b.ts';\nimport { d } from './d.ts';"],
  ['functions/people/a.ts', "import { b } from '#functions/fleet/b.ts';"],
  ['functions/platform/storage/a.ts', "import { QueryCommand } from '@aws-sdk/lib-dynamodb';"],
  ['functions/workflows/bulk-run/a.ts', "import { b } from '#functions/fleet/b.ts';"],
  ['infra/stacks/a.ts', "import { registry } from '#shared/contract/registry.ts';"],
  ['infra/stacks/a.ts', "import { tableDefinitions } from '#functions/platform/storage/tables.ts';"],
  ['infra/local/a.ts', "import { handler } from '#functions/fleet/list-cars.ts';"],
  ['frontend/src/features/fleet/a.ts', "import type { registry } from '#shared/contract/registry.ts';"],
  ['frontend/src/features/fleet/a.ts', "import { b } from '../../api/call.ts';\nimport { own } from './own.ts';"],
  ['frontend/src/app/a.ts', "import { b } from '../features/fleet/b.ts';"],
];

describe('the table', () => {
  it.each(forbidden)('refuses in %s: %s', (file, text) => {
    expect(findingsIn(graphOf({ [file]: text }))).toHaveLength(1);
  });

  it.each(allowed)('lets %s pass: %s', (file, text) => {
    expect(findingsIn(graphOf({ [file]: text }))).toEqual([]);
  });
});

describe('circles', () => {
  it('are found through types and dynamic imports', () => {
    const { a, b, c } = { a: 'shared/a/a.ts', b: 'shared/b/b.ts', c: 'shared/c/c.ts' };
    const broken = graphOf({
      [a]: "import { b } from '#shared/b/b.ts';",
      [b]: "import type { c } from '#shared/c/c.ts';",
      [c]: "const a = () => import('#shared/a/a.ts');",
    });
    const files = new Map([...broken].map(([path, imports]) => [path, imports.flatMap(({ file }) => file ?? [])]));
    expect(circlesOf(files)).toEqual([[a, b, c]]);
  });

  it('are those of rooms too: two files of each folder', () => {
    const broken = graphOf({
      'functions/platform/http/a.ts': "import { b } from '#functions/platform/files/b.ts';",
      'functions/platform/http/c.ts': '',
      'functions/platform/files/b.ts': '',
      'functions/platform/files/d.ts': "import type { c } from '#functions/platform/http/c.ts';",
    });
    const arrows = arrowsBetweenRooms(broken);
    expect(circlesOf(new Map([...arrows].map(([room, out]) => [room, out.keys()])))).toHaveLength(1);
  });

  it.each([
    ['functions/fleet/a.ts', 'functions/fleet'],
    ['functions/platform/http/a.ts', 'functions/platform/http'],
    ['functions/workflows/bulk-run/a.ts', 'functions/workflows/bulk-run'],
    ['frontend/src/features/fleet/a.ts', 'frontend/src/features/fleet'],
    ['frontend/src/list/a.ts', 'frontend/src/list'],
    ['shared/contract/fleet/a.ts', 'shared/contract'],
    ['infra/local/seed/a.ts', 'infra/local'],
  ])('the room of %s is %s', (path, room) => expect(roomOf(path)).toBe(room));
});
