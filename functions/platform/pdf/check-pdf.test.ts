import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { aPdf } from '#tests/builders/files.ts';
import { checkPdf } from './check-pdf.ts';

/** A PDF of these objects, the first of which is the catalog; a stream is a pair of its dictionary and its bytes. */
const pdfOf = (...objects: (string | readonly [dictionary: string, bytes: Buffer])[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const at = length();
    const [body, bytes] = typeof object === 'string' ? [object, undefined] : object;
    parts.push(Buffer.from(`${index + 1} 0 obj\n${body}\n`, 'latin1'));
    if (bytes) parts.push(Buffer.from('stream\n', 'latin1'), bytes, Buffer.from('\nendstream\n', 'latin1'));
    parts.push(Buffer.from('endobj\n', 'latin1'));
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length()}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
};

/** A PDF of one page with something more in its catalog, on its page, and behind both. */
const withParts = (catalog: string, page = '', ...more: (string | readonly [string, Buffer])[]): Buffer =>
  pdfOf(
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...more,
  );

const link = (action: string): string => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;

const encrypted = async (): Promise<Uint8Array> => {
  const pdf = await PDF.load(aPdf());
  pdf.setProtection({ userPassword: 'secret', ownerPassword: 'owner' });
  return pdf.save();
};

const packed = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes));

const withAttachment = async (): Promise<Uint8Array> => {
  const pdf = await PDF.load(aPdf());
  pdf.attachments.add('virus.exe', Buffer.from('MZ'));
  return pdf.save();
};

describe('checkPdf', () => {
  it.each<[string, Buffer]>([
    ['one page', aPdf()],
    ['a link to a web page', withParts('', link('<< /S /URI /URI (https://example.com/) >>'))],
    ['a view on opening', withParts('/OpenAction [3 0 R /Fit]')],
    ['a place on opening', withParts('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'a page that is packed',
      withParts('', '/Contents 4 0 R', ['<< /Filter /FlateDecode /Length 31 >>', packed(20_000)]),
    ],
  ])('takes %s', async (_, bytes) => {
    expect(await checkPdf(bytes)).toEqual({ pages: 1 });
  });

  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['no PDF', 'pdf_unreadable', () => Buffer.from('<html>')],
    ['nothing', 'pdf_unreadable', () => new Uint8Array()],
    ['only a head', 'pdf_unreadable', () => Buffer.from('%PDF-1.7\n')],
    ['noise', 'pdf_unreadable', () => Buffer.from(`%PDF-1.7\n${'\u0001\u0099<</(['.repeat(500)}`, 'latin1')],
    ['a file that is cut off', 'pdf_unreadable', () => aPdf().subarray(0, 300)],
    ['a file without its end', 'pdf_unreadable', () => aPdf().subarray(0, -30)],
    ['a password', 'pdf_protected', encrypted],
    ['no pages', 'pdf_empty', () => pdfOf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>')],
    ['too many bytes', 'file_too_large', () => Buffer.concat([aPdf(), Buffer.alloc(25 * 1024 * 1024)])],
    [
      'a script on opening',
      'pdf_active_content',
      () => withParts('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    ],
    [
      'a script by name',
      'pdf_active_content',
      () => withParts('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', '', '<< /S /JavaScript /JS (1) >>'),
    ],
    [
      'a script behind a written name',
      'pdf_active_content',
      () => withParts('/OpenAction << /S /Java#53cript /J#53 (1) >>'),
    ],
    [
      'a script after a link',
      'pdf_active_content',
      () => withParts('', link('<< /S /URI /URI (https://a.be) /Next 4 0 R >>'), '<< /S /JavaScript /JS (1) >>'),
    ],
    [
      'an address on opening',
      'pdf_active_content',
      () => withParts('/OpenAction << /S /URI /URI (https://example.com/) >>'),
    ],
    ['an action of a page', 'pdf_active_content', () => withParts('', '/AA << /O << /S /Named /N /Print >> >>')],
    ['a program', 'pdf_active_content', () => withParts('', link('<< /S /Launch /F (cmd.exe) >>'))],
    [
      'a file of this machine',
      'pdf_active_content',
      () => withParts('', link('<< /S /URI /URI (file:///etc/passwd) >>')),
    ],
    [
      'a script as address',
      'pdf_active_content',
      () => withParts('', link('<< /S /URI /URI (javascript:alert\\(1\\)) >>')),
    ],
    ['a form of its own', 'pdf_active_content', () => withParts('/AcroForm << /XFA (x) /Fields [] >>')],
    ['a film', 'pdf_active_content', () => withParts('', '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]')],
    ['another file', 'file_hides_another', withAttachment],
    [
      'a file on a page',
      'file_hides_another',
      () => withParts('', '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] >>]'),
    ],
    [
      'a stream that fills the memory',
      'pdf_unreadable',
      () => withParts('', '/Contents 4 0 R', ['<< /Filter /FlateDecode >>', packed(80_000_000)]),
    ],
    [
      'a stream that is packed again and again',
      'pdf_unreadable',
      () =>
        withParts('', '', ['<< /Type /ObjStm /Filter [/FlateDecode /FlateDecode] >>', deflateSync(packed(80_000_000))]),
    ],
    [
      'pages that stand in themselves',
      'pdf_empty',
      () => pdfOf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'),
    ],
  ])('refuses %s', async (_, code, file) => {
    const bytes = await file();
    await expect(checkPdf(bytes, 'base64_pdf')).rejects.toMatchObject({ fields: [{ path: 'base64_pdf', code }] });
  });

  it('tells what is no PDF from a PDF that is refused', async () => {
    await expect(checkPdf(Buffer.from('<html>'))).rejects.toMatchObject({ code: 'unsupported_file' });
    await expect(checkPdf(aPdf().subarray(0, 300))).rejects.toMatchObject({ code: 'form_invalid' });
  });
});
