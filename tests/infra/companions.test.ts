import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { companionsOf, compileThreads, placeCompanions } from '#infra/companions.ts';

const order = {
  content: {
    header: [],
    footer: [],
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello', marks: [] }] }],
  },
  about: { title: 'A contract', language: 'en', date: '2026-11-22', images: new Map(), signers: [] },
};

it('gives a function that makes PDFs all that its thread needs, and another function nothing', async () => {
  expect(companionsOf(['functions/fleet/list-cars.ts'])).toEqual([]);
  const needed = companionsOf([
    'functions/contracts/get-pdf.ts',
    'functions/platform/pdf/render-pdf.ts',
    'functions/platform/pdf/seal-pdf.ts',
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'companions-'));
  try {
    await compileThreads(needed, join(folder, 'threads'));
    // Nothing above this folder has packages, as in a Lambda.
    await placeCompanions(needed, join(folder, 'threads'), join(folder, 'function'));
    const files = await readdir(join(folder, 'function'));
    expect(files.toSorted()).toMatchInlineSnapshot(`
      [
        "Inter_400Regular.ttf",
        "Inter_400Regular_Italic.ttf",
        "Inter_600SemiBold.ttf",
        "Inter_600SemiBold_Italic.ttf",
        "NotoSansArabic_400Regular.ttf",
        "NotoSansArabic_600SemiBold.ttf",
        "NotoSansHebrew_400Regular.ttf",
        "NotoSansHebrew_600SemiBold.ttf",
        "render-worker.mjs",
        "seal-worker.mjs",
        "typst.wasm",
      ]
    `);
    const answerOf = async (thread: string, asked: object): Promise<unknown> => {
      const worker = new Worker(join(folder, 'function', `${thread}.mjs`), { execArgv: [] });
      worker.postMessage(asked);
      const [answer] = (await once(worker, 'message')) as [unknown];
      await worker.terminate();
      return answer;
    };
    expect(await answerOf('render-worker', order)).toMatchObject({ result: { pages: 1, unknown_characters: [] } });
    // A seal needs the store and a key; the thread has all of its code when it gets as far as the file.
    expect(await answerOf('seal-worker', { bytes: Buffer.from('no PDF') })).toEqual({ problem: 'pdf_unreadable' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
