import { crc32, deflateSync } from 'node:zlib';
import { aZip, type ZipPart } from './workbook.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A Word file of before 2007 as far as its checks look: the head of a compound file and the names of its streams. */
export const aDoc = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    ...['WordDocument', ...streams].map((name) => Buffer.from(name.padEnd(32, '\u0000'), 'utf16le')),
  ]);

/** The boxes that a picture of a phone begins with; nobody decodes them. */
export const aHeic = (inside = ''): Buffer =>
  Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
    Buffer.from('00000022', 'hex'),
    Buffer.from(`meta${inside}`.padEnd(64, '\u0000'), 'latin1'),
  ]);

export const aMail = (body = 'Hello'): Buffer =>
  Buffer.from(
    `Received: from a by b;\r\n\tMon, 2 Mar 2026\r\nFrom: a@example.com\r\nSubject: Invoice\r\n\r\n${body}\r\n`,
  );

// The test virus is in two parts, so that no scanner takes this source for one.
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A PDF with one line of text on its first page; further ones are blank. */
export const aPdf = (line = 'A document', pages = 1): Buffer => {
  const more = Array<string>(pages - 1).fill('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>');
  const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R${more.map((_, at) => ` ${6 + at} 0 R`).join('')}] /Count ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A plain picture of one colour. */
export const aPng = (width = 160, height = 100, [red, green, blue] = [29, 78, 137]): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.from(Array.from({ length: width }, () => [red ?? 0, green ?? 0, blue ?? 0]).flat()),
  ]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', pixels), end]);
};

/** Bytes that begin and end as a JPEG does; nobody decodes them. */
export const aJpeg = (inside = ''): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from(inside, 'latin1'),
    Buffer.from('ffd9', 'hex'),
  ]);

export const aWebp = (): Buffer => {
  const body = Buffer.from('WEBPVP8 \u0004\u0000\u0000\u0000abcd', 'latin1');
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

const contentTypes = (main: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/${main}"/></Types>`;

/** An archive whose content types name `main` as what it is. */
export const anOfficeFile = (main: string, parts: readonly ZipPart[] = []): Buffer =>
  aZip([
    { name: '[Content_Types].xml', content: contentTypes(main) },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'main.xml', content: '<x/>' },
    ...parts,
  ]);

const MAIN = 'vnd.openxmlformats-officedocument.';
export const aDocx = (parts?: readonly ZipPart[]): Buffer =>
  anOfficeFile(`${MAIN}wordprocessingml.document.main+xml`, parts);
export const anXlsx = (parts?: readonly ZipPart[]): Buffer =>
  anOfficeFile(`${MAIN}spreadsheetml.sheet.main+xml`, parts);
