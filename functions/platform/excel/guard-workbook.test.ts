import { afterAll, describe, expect, it } from 'vitest';
import { aTemporaryFolder, aWorkbook, aZip, workbookParts, type ZipPart } from '#tests/builders/workbook.ts';
import { guardWorkbook } from './guard-workbook.ts';
import { openWorkbook } from './read-workbook.ts';

const folder = aTemporaryFolder();
afterAll(folder.remove);

const rows = [['Plate'], ['1-ABC-123']];
const guard = (content: Buffer) => guardWorkbook(folder.write('upload.xlsx', content));
const withPart = (...parts: ZipPart[]): Buffer => aWorkbook({ rows, parts });
const refusal = (code: string, reason: string) => ({ code, extras: { reason } });
const MB = 1024 * 1024;

const workbookRels = (relation: string): ZipPart => ({
  name: 'xl/worksheets/_rels/sheet1.xml.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`,
});
const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const macroType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const contentTypes = (type: string): ZipPart => ({
  name: '[Content_Types].xml',
  content: `<Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`,
});
const sheet = (content: string | Buffer): ZipPart => ({ name: 'xl/worksheets/sheet1.xml', content });

describe('guardWorkbook', () => {
  it('lets a plain workbook pass', async () => {
    await expect(guard(aWorkbook({ rows }))).resolves.toBeUndefined();
  });

  it('lets web addresses and many regular rows pass', async () => {
    const link = `<Relationship Id="a" Type="${relationType}/hyperlink" Target="https://example.com" TargetMode="External"/>`;
    const many = Array.from({ length: 20_000 }, () => ['same', 'same', 1]);
    await expect(
      guard(aWorkbook({ rows: [['A', 'B', 'C'], ...many], parts: [workbookRels(link)] })),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['a csv by another name', Buffer.from('plate;brand\n1-ABC-123;BMW\n'), 'not_a_workbook'],
    ['an empty file', Buffer.alloc(0), 'not_a_workbook'],
    ['a zip that is no workbook', aZip([{ name: 'a.txt', content: 'a' }]), 'not_a_workbook'],
    ['a Word document', withPart(contentTypes(documentType)), 'not_a_workbook'],
    [
      'an old or encrypted file',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
      'old_or_encrypted',
    ],
    ['an encrypted part', withPart({ name: 'xl/a.xml', content: 'a', isEncrypted: true }), 'old_or_encrypted'],
    ['a file that ends in the middle', aWorkbook({ rows }).subarray(0, 900), 'damaged'],
    ['two parts of one name', aZip([...workbookParts({ rows }), sheet('<worksheet/>')]), 'damaged'],
    ['a part that leaves the archive', withPart({ name: '../../etc/passwd', content: 'a' }), 'damaged'],
    [
      'UTF-16, which hides markup',
      withPart(sheet(Buffer.from('\ufeff<!DOCTYPE a><worksheet/>', 'utf16le'))),
      'damaged',
    ],
  ])('refuses %s as unsupported', async (_, content, reason) => {
    await expect(guard(content)).rejects.toMatchObject(refusal('unsupported_file', reason));
  });

  it('refuses more than 25 MB', async () => {
    const content = Buffer.concat([aWorkbook({ rows }), Buffer.alloc(25 * MB)]);
    await expect(guard(content)).rejects.toMatchObject(refusal('file_too_large', 'file_too_large'));
  });

  it.each([
    [
      'more than 200 parts',
      withPart(...Array.from({ length: 200 }, (_, index) => ({ name: `xl/p${index}.xml`, content: '<a/>' }))),
      'too_many_entries',
    ],
    [
      'more than 400 MB declared',
      withPart({ name: 'xl/a.bin', content: 'a', declaredSize: 401 * MB }),
      'unpacked_size',
    ],
    ['a ratio over 200', withPart({ name: 'xl/a.bin', content: Buffer.alloc(8 * MB) }), 'compression_ratio'],
    [
      'a size that is too low',
      withPart({ name: 'xl/a.bin', content: Buffer.alloc(8 * MB), declaredSize: 1000 }),
      'lying_size',
    ],
    ['a size that is too high', withPart({ name: 'xl/a.bin', content: 'abc', declaredSize: 1000 }), 'lying_size'],
  ])('refuses %s', async (_, content, reason) => {
    const before = process.cpuUsage();
    await expect(guard(content)).rejects.toMatchObject(refusal('file_too_large_unpacked', reason));
    // By processor time: a busy machine lets a test wait.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  it.each<[string, Buffer, string]>([
    ['a macro', withPart({ name: 'xl/vbaProject.bin', content: 'a' }), 'macro'],
    ['a renamed .xlsm', withPart(contentTypes(macroType)), 'macro'],
    ['an external link', withPart({ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }), 'external_link'],
    [
      'a relation to another file',
      withPart(
        workbookRels(
          `<Relationship Id="a" Type="${relationType}/oleObject" Target="file:///c:/a" TargetMode="External"/>`,
        ),
      ),
      'external_link',
    ],
    ['a document type', withPart(sheet('<?xml version="1.0"?><!DOCTYPE a><worksheet/>')), 'document_type'],
    [
      'an entity far into a part',
      withPart(sheet(`<!--${'x'.repeat(70_000)}--><!ENTITY a "b"><worksheet/>`)),
      'document_type',
    ],
    ...[65_530, 65_534, 131_066].map((length): [string, Buffer, string] => [
      `a document type near byte ${length}`,
      withPart(sheet(`${' '.repeat(length)}<!DOCTYPE a><a/>`)),
      'document_type',
    ]),
  ])('refuses %s', async (_, content, reason) => {
    await expect(guard(content)).rejects.toMatchObject(refusal('forbidden_content', reason));
  });
});

describe('openWorkbook without the guard', () => {
  const read = async (content: Buffer) => {
    const table = await openWorkbook(folder.write('read.xlsx', content));
    for await (const _ of table.rows(null));
  };

  it('stops at the declared size', async () => {
    const content = withPart({ ...sheet(`<worksheet>${' '.repeat(8 * MB)}</worksheet>`), declaredSize: 1000 });
    await expect(read(content)).rejects.toMatchObject(refusal('file_too_large_unpacked', 'lying_size'));
  });

  it('stops at a document type and never expands an entity', async () => {
    const content = withPart(sheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>'));
    await expect(read(content)).rejects.toMatchObject(refusal('forbidden_content', 'document_type'));
  });

  it.each([
    ['broken XML', sheet('<worksheet><sheetData></worksheet>')],
    ['an unknown entity', sheet('<worksheet><sheetData>&b;</sheetData></worksheet>')],
    ['very deep XML', sheet('<a>'.repeat(100) + '</a>'.repeat(100))],
    ['bytes that are not UTF-8', sheet(Buffer.from([0x3c, 0x61, 0x3e, 0xc3, 0x28, 0x3c, 0x2f, 0x61, 0x3e]))],
  ])('refuses %s as damaged', async (_, part) => {
    await expect(read(withPart(part))).rejects.toMatchObject(refusal('unsupported_file', 'damaged'));
  });
});
