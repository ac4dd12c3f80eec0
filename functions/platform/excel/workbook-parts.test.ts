import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { aTemporaryFolder, aWorkbook, type ZipPart } from '#tests/builders/workbook.ts';
import { guardWorkbook } from './guard-workbook.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';

const folder = aTemporaryFolder();
afterAll(folder.remove);

const rows = [['Plate'], ['1-ABC-123']];
const MB = 1024 * 1024;
const HEAP_MAX_MB = 200;

/** Markup in which random comments keep the compression ratio within what the guard lets through. */
const repeated = (markup: string, count: number): string => {
  const group = markup.repeat(1_000);
  return Array.from({ length: count / 1_000 }, () => `${group}<!--${randomBytes(20).toString('hex')}-->`).join('');
};

const styles = (content: string): ZipPart => ({
  name: 'xl/styles.xml',
  content: `<styleSheet>${content}</styleSheet>`,
});
const cellFormats = (count: number): ZipPart => styles(`<cellXfs>${repeated('<xf/>', count)}</cellXfs>`);
const numberFormats = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<numFmt numFmtId="${at}" formatCode="0"/>`).join('');
const sharedStrings = (count: number): ZipPart => ({
  name: 'xl/sharedStrings.xml',
  content: `<sst>${repeated('<si/>', count)}</sst>`,
});
const relation = (at: number): string => `<Relationship Id="r${at}" Type="x/other" Target="a${at}.xml"/>`;
const relations = (count: number): ZipPart => ({
  name: '_rels/.rels',
  content: `<Relationships>${Array.from({ length: count }, (_, at) => relation(at)).join('')}</Relationships>`,
});
const sheets = (count: number): ZipPart => ({
  name: 'xl/workbook.xml',
  content: `<workbook><sheets>${'<sheet name="a" id="b"/>'.repeat(count)}</sheets></workbook>`,
});

const fileOf = (part: ZipPart): string =>
  // A shared string makes the workbook name the part of shared strings.
  folder.write('counts.xlsx', aWorkbook({ rows, sharedStrings: ['<si><t>a</t></si>'], parts: [part] }));

const read = async (path: string): Promise<void> => {
  await guardWorkbook(path);
  for await (const _ of readWorkbook(path));
};

describe('readWorkbook', () => {
  it.each([
    ['cell formats', cellFormats(66_000)],
    ['number formats', styles(`<numFmts>${numberFormats(10_001)}</numFmts>`)],
    ['elements of no use', styles(repeated('<b/>', 1_001_000))],
    ['shared strings', sharedStrings(2_001_000)],
    ['relations', relations(1_001)],
    ['sheets', sheets(1_001)],
  ])('refuses too many %s', async (_, part) => {
    await expect(read(fileOf(part))).rejects.toMatchObject({
      code: 'file_too_large_unpacked',
      extras: { reason: 'unpacked_size' },
    });
  });

  it('takes as many cell formats as Excel', async () => {
    await expect(read(fileOf(cellFormats(65_000)))).resolves.toBeUndefined();
  });

  it('refuses ten million cell formats in a small file within little memory', async () => {
    const path = fileOf(cellFormats(10_000_000));
    expect((await stat(path)).size).toBeLessThan(MB);
    const script = `
      const { parentPort, workerData } = require('node:worker_threads');
      import(workerData.module).then(async ({ readWorkbook }) => {
        try { for await (const _ of readWorkbook(workerData.path)); parentPort.postMessage('read'); }
        catch (error) { parentPort.postMessage(error.code); }
      });`;
    const answer = await new Promise((resolve, reject) => {
      const worker = new Worker(script, {
        eval: true,
        workerData: { module: new URL('../../../tests/builders/read-workbook.ts', import.meta.url).href, path },
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
      });
      worker.on('message', resolve);
      worker.on('error', reject);
    });
    expect(answer).toBe('file_too_large_unpacked');
  });
});
