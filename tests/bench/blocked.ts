import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, phone, signIn } from '#tests/browser/harness/browser.ts';

/**
 * How long a page keeps a phone from answering while it loads, in milliseconds: of each task of the main thread what is
 * above 50 ms, added up, as Lighthouse's "total blocking time" does. It counts the processor time of a task instead of
 * the clock, so it says the same on a busy machine: `node tests/bench/blocked.ts --url http://127.0.0.1:3000 / /people`
 * against a demo company. The median of some loads, and all of them.
 */
const { values, positionals: paths } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    tries: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };
type ThreadName = TraceEvent & { args: { name: string } };

const LONG_MS = 50;
const categories = ['toplevel', 'devtools.timeline', 'loading'];

/** The blocking time in a trace, from the first paint with content on. */
const blockedIn = (events: readonly TraceEvent[]): number => {
  const mains = new Set(
    events
      .filter(({ name }) => name === 'thread_name')
      .filter((event) => (event as ThreadName).args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts;
  if (painted === undefined) throw new Error('nothing was painted');
  return events
    .filter(({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .filter(({ ts, dur = 0 }) => ts + dur > painted)
    .map(({ tdur = 0 }) => (tdur / 1_000) * Number(values.slower) - LONG_MS)
    .reduce((sum, above) => sum + Math.max(0, above), 0);
};

const folder = await mkdtemp(join(tmpdir(), 'blocked-'));
const browser = await openBrowser();
try {
  const context = await browser.newContext({ baseURL: values.url, viewport: phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const settle = async (): Promise<void> => {
    await page.locator('#page h1').first().waitFor();
    await page.waitForTimeout(3_000);
  };
  await signIn(page, 'admin');
  await settle();
  for (const path of paths) {
    await page.goto(path);
    await settle();
    const all: number[] = [];
    for (let at = 0; at < Number(values.tries); at += 1) {
      const trace = join(folder, 'trace.json');
      await browser.startTracing(page, { path: trace, categories });
      await page.reload();
      await settle();
      await browser.stopTracing();
      const { traceEvents } = JSON.parse(await readFile(trace, 'utf8')) as { traceEvents: TraceEvent[] };
      all.push(Math.round(blockedIn(traceEvents)));
    }
    all.sort((one, other) => one - other);
    console.log(`${path}: ${all[all.length >> 1]} ms (${all.join(', ')})`);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
