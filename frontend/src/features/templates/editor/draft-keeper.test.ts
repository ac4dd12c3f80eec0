import { afterEach, expect, it, vi } from 'vitest';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { DraftKeeper } from './draft-keeper.ts';

type Sent = { version: number; content_html: string };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A keeper of a text, and the server that keeps it: a save that names another version than the stored one is refused. */
const start = () => {
  const sent: Sent[] = [];
  /** The texts from which undo leads back after a reload. */
  const steps: string[] = [];
  const stored = { version: 1 };
  /** The answers wait for this, so that something can happen during a save. */
  const answers = Promise.withResolvers<void>();
  let html = '<p>one</p>';
  /** What is typed waits for this while the editor is still to come. */
  let editor: PromiseWithResolvers<void> | undefined;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const save = JSON.parse(String(body)) as Sent;
    sent.push(save);
    if (save.version !== stored.version)
      return Response.json({ code: 'stale_version', reason_phrase: 'No.', fields: [] }, { status: 409 });
    stored.version += 1;
    const { version } = stored;
    await answers.promise;
    return Response.json({ id: 7, version, removed_tags: [], unknown_shortcodes: [] });
  });
  // why: a keeper reads these of the details only
  const keeper = new DraftKeeper({ id: 7, version: 1, unknown_shortcodes: [] } as unknown as TemplateDetails);
  keeper.attach({
    html: () => html,
    isSettled: () => editor === undefined,
    settled: async () => editor?.promise,
    insertField: () => undefined,
    replaceField: () => undefined,
    showField: () => undefined,
    adoptPictures: () => undefined,
    keep: () => void steps.push(html),
  });
  const write = (next: string): void => {
    html = next;
    keeper.changed();
  };
  /** Types before the editor is there; answers what brings it, with the text that it then has. */
  const typeFirst = (): ((text: string) => void) => {
    editor = Promise.withResolvers<void>();
    keeper.changed();
    return (text) => {
      html = text;
      editor?.resolve();
      editor = undefined;
    };
  };
  return { keeper, sent, steps, write, typeFirst, answer: answers.resolve };
};

it('answers a second flush when the save of the first one has its answer', async () => {
  const { keeper, sent, write, answer } = start();
  answer();
  write('<p>two</p>');
  const versionAfter = () => keeper.flush().then((isKept) => [isKept, keeper.version]);
  expect(await Promise.all([versionAfter(), versionAfter()])).toEqual([
    [true, 2],
    [true, 2],
  ]);
  expect(sent.map(({ content_html: html }) => html)).toEqual(['<p>two</p>']);
});

it('saves what was written during a save after it, under the version that it made', async () => {
  const { keeper, sent, write, answer } = start();
  write('<p>two</p>');
  const first = keeper.flush();
  await vi.waitUntil(() => sent.length === 1);
  write('<p>three</p>');
  answer();
  expect(await Promise.all([first, keeper.flush(), keeper.flush()])).toEqual([true, true, true]);
  expect(sent.map(({ version, content_html: html }) => [version, html])).toEqual([
    [1, '<p>two</p>'],
    [2, '<p>three</p>'],
  ]);
  expect(keeper.state.phase).toBe('kept');
});

it('keeps what was written during a save when the page is left', async () => {
  const { keeper, sent, steps, write, answer } = start();
  write('<p>two</p>');
  void keeper.flush();
  await vi.waitUntil(() => sent.length === 1);
  write('<p>three</p>');
  keeper.leave(false);
  answer();
  await vi.waitUntil(() => sent.length === 2);
  expect(sent.at(-1)).toMatchObject({ version: 2, content_html: '<p>three</p>' });
  expect(steps).toContain('<p>three</p>');
});

it('lets no page close during a save, which the end of the page would call off', async () => {
  const { keeper, sent, write, answer } = start();
  write('<p>two</p>');
  const first = keeper.flush();
  await vi.waitUntil(() => sent.length === 1);
  expect(keeper.leave(true)).toBe(false);
  write('<p>three</p>');
  expect(keeper.leave(true)).toBe(false);
  answer();
  await first;
  expect(await keeper.flush()).toBe(true);
  expect(sent.map(({ version, content_html: html }) => [version, html])).toEqual([
    [1, '<p>two</p>'],
    [2, '<p>three</p>'],
  ]);
  expect(keeper.leave(true)).toBe(true);
});

it('saves what was typed before its editor once that is there, and lets no page close before', async () => {
  const { keeper, sent, typeFirst, answer } = start();
  answer();
  const bring = typeFirst();
  const isKept = keeper.flush();
  expect(keeper.leave(true)).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  bring('<p>one and two</p>');
  expect(await isKept).toBe(true);
  expect(sent.map(({ content_html: html }) => html)).toEqual(['<p>one and two</p>']);
  expect(keeper.leave(true)).toBe(true);
});
