import { describe, expect, it } from 'vitest';
import type { ContentType } from '#shared/documents/document.ts';
import { AppError } from '#shared/errors/problem.ts';
import {
  aDoc,
  aDocx,
  aHeic,
  aJpeg,
  aMail,
  anOfficeFile,
  anXlsx,
  aPdf,
  aPng,
  aWebp,
  DOCX,
  PPTX,
  XLSX,
} from '#tests/builders/files.ts';
import { aZip } from '#tests/builders/workbook.ts';
import { checkContent } from './check-content.ts';

const DOC = 'application/msword';
type Case = [name: string, type: string, bytes: Buffer];

const verdict = async (type: string, bytes: Buffer): Promise<string> => {
  try {
    await checkContent(bytes, type as ContentType);
    return 'fine';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code} ${error.fields.map(({ path, code }) => `${path}:${code}`).join()}`;
  }
};

const text = (words: string): Buffer => Buffer.from(words);
const behind = (first: Buffer, second: Buffer): Buffer => Buffer.concat([first, second]);
const archive = (name: string): Buffer => aZip([{ name, content: 'x' }]);
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** The rules: docs/areas/files.md#documents. */
const accepted: Case[] = [
  ['a PDF', 'application/pdf', aPdf()],
  ['a PDF filled up behind its end', 'application/pdf', behind(aPdf(), Buffer.alloc(300, 0x20))],
  ['a PNG', 'image/png', aPng()],
  ['a JPEG', 'image/jpeg', aJpeg()],
  ['a JPEG with data of the phone behind it', 'image/jpeg', behind(aJpeg(), text('SEFTrailer'))],
  ['a WebP', 'image/webp', aWebp()],
  ['a Word file', DOCX, aDocx()],
  ['an Excel file', XLSX, anXlsx()],
  ['UTF-8 text', 'text/plain', text('Tënder < 5 > 3\r\n\tfor a <b> van')],
  ['text of an old Windows', 'text/plain', Buffer.from('Vend\u00f6me', 'latin1')],
  ['a PowerPoint file', PPTX, anOfficeFile('vnd.openxmlformats-officedocument.presentationml.presentation.main+xml')],
  ['a Word file of before 2007', DOC, aDoc()],
  ['a picture of a phone', 'image/heic', aHeic()],
  ['a mail', 'message/rfc822', aMail()],
  ['a mail of a page', 'message/rfc822', aMail('<html><script>alert(1)</script>')],
  ['a table as text', 'text/csv', text('Naam;Prijs\r\nSlack;7,50')],
  ['UTF-16 text with its mark', 'text/plain', Buffer.from('\ufeffhallo', 'utf16le')],
];

const mislabelled: Case[] = [
  ['HTML as PDF', 'application/pdf', text('<html><script>alert(1)</script></html>')],
  ['SVG as PNG', 'image/png', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['SVG as WebP', 'image/webp', text('<svg onload=alert(1)>'.padEnd(64))],
  ['HTML as text', 'text/plain', text('  <!doctype html><body onload=alert(1)>')],
  ['a script as text', 'text/plain', text('<script src=//x.example></script>')],
  ['HTML in UTF-16 as text', 'text/plain', Buffer.from('\ufeff<html>', 'utf16le')],
  ['a program as text', 'text/plain', Buffer.from('4d5a900003000000', 'hex')],
  ['a program as PDF', 'application/pdf', Buffer.from('4d5a900003000000', 'hex')],
  ['a program as JPEG', 'image/jpeg', Buffer.from('7f454c4602010100', 'hex')],
  ['a PNG as JPEG', 'image/jpeg', aPng()],
  ['a JPEG as PNG', 'image/png', aJpeg()],
  ['a GIF as PNG', 'image/png', text('GIF89a;')],
  ['a PDF without an end', 'application/pdf', text('%PDF-1.4 and nothing more')],
  ['a PDF mark that comes late', 'application/pdf', behind(text('MZ junk '), aPdf())],
  ['half a JPEG', 'image/jpeg', aJpeg().subarray(0, 20)],
  ['half a WebP', 'image/webp', aWebp().subarray(0, 14)],
  ['a .doc as Word file', DOCX, OLE],
  ['an encrypted workbook', XLSX, OLE],
  ['a workbook as Word file', DOCX, anXlsx()],
  ['a Word file as workbook', XLSX, aDocx()],
  ['any archive as Word file', DOCX, archive('run.bat')],
  ['an archive that is encrypted', DOCX, aDocx([{ name: 'x', content: 'x', isEncrypted: true }])],
  ['a workbook as PowerPoint file', PPTX, anXlsx()],
  ['a compound file without a document', DOC, OLE],
  ['a new Word file as an old one', DOC, aDocx()],
  ['a program as old Word file', DOC, Buffer.from('4d5a900003000000', 'hex')],
  ['HTML as table', 'text/csv', text('<html>;1')],
  ['a program as table', 'text/csv', Buffer.from('4d5a900003000000', 'hex')],
  ['a page as mail', 'message/rfc822', text('<html><body>From: a\r\nSubject: b')],
  ['text as mail', 'message/rfc822', text('Note: hello\r\n\r\nFrom: a')],
  ['bytes as mail', 'message/rfc822', behind(aMail(), Buffer.from([0, 1, 2]))],
  ['a film as HEIC', 'image/heic', text('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0000\u0000mp42meta')],
  ['a JPEG as HEIC', 'image/heic', aJpeg()],
  ['half a HEIC', 'image/heic', aHeic().subarray(0, 10)],
  ['half an archive', DOCX, aDocx().subarray(0, 200)],
];

const hiding: Case[] = [
  ['a PDF that is an archive too', 'application/pdf', behind(aPdf(), archive('a.exe'))],
  ['a PNG that is an archive too', 'image/png', behind(aPng(), archive('a.exe'))],
  ['a PNG with a page behind it', 'image/png', behind(aPng(), text('<html><script>alert(1)</script>'))],
  ['a JPEG that is an archive too', 'image/jpeg', behind(aJpeg(), archive('a.jar'))],
  ['a JPEG with a page in its comment', 'image/jpeg', aJpeg('<script>alert(1)</script>')],
  ['a JPEG that is a PDF too', 'image/jpeg', aJpeg(aPdf().toString('latin1'))],
  ['a HEIC with a page inside', 'image/heic', aHeic('<script>alert(1)')],
  ['an old Word file that is an archive too', DOC, behind(aDoc(), archive('a.jar'))],
  ['an old Word file with a packed program', DOC, aDoc('\u0001Ole10Native')],
  ['a WebP with a script behind it', 'image/webp', behind(aWebp(), text('*/=alert(1)//'))],
  ['a PDF that begins as a page', 'application/pdf', behind(text('%PDF-1.4\n<html>'), aPdf())],
  [
    'a Word file that unpacks to a flood',
    DOCX,
    aDocx([{ name: 'flood.xml', content: Buffer.alloc(30 * 1024 * 1024) }]),
  ],
];

const macros: Case[] = [
  ['an old Word file with macros', DOC, aDoc('Macros', 'VBA', '_VBA_PROJECT')],
  ['a PowerPoint file with macros', PPTX, anOfficeFile('vnd.ms-powerpoint.presentation.macroEnabled.main+xml')],
  ['a Word file with macros', DOCX, aDocx([{ name: 'word/vbaProject.bin', content: 'x' }])],
  ['a renamed .docm', DOCX, anOfficeFile('vnd.ms-word.document.macroEnabled.main+xml')],
];

describe('checkContent', () => {
  it.each(accepted)('takes %s', async (_, type, bytes) => expect(await verdict(type, bytes)).toBe('fine'));
  it.each(mislabelled)('refuses %s', async (_, type, bytes) =>
    expect(await verdict(type, bytes)).toBe('unsupported_file file:file_wrong_content'),
  );
  it.each(hiding)('detects %s', async (_, type, bytes) =>
    expect(await verdict(type, bytes)).toBe('forbidden_content file:file_hides_another'),
  );
  it.each(macros)('refuses %s', async (_, type, bytes) =>
    expect(await verdict(type, bytes)).toBe('forbidden_content file:file_has_macros'),
  );
});
