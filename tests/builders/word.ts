import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  SimpleMailMergeField,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { aZip, type ZipPart } from './workbook.ts';

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const cell = (text: string, columnSpan = 1): TableCell =>
  new TableCell({ columnSpan, children: [new Paragraph({ children: [new TextRun(text)] })] });

/** The contract of an employer as Word writes it: headings, clauses, a table, fields of three kinds, a header. */
export const aWordContract = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          {
            reference: 'clauses',
            levels: [
              { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT },
              { level: 1, format: LevelFormat.LOWER_LETTER, text: '%2)', alignment: AlignmentType.LEFT },
            ],
          },
        ],
      },
      footnotes: { 1: { children: [new Paragraph('See the law of 3 July 1978.')] } },
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph('Confidential')] }) },
          footers: { default: new Footer({ children: [new Paragraph('Page')] }) },
          children: [
            new Paragraph({ heading: HeadingLevel.TITLE, text: 'Arbeidsovereenkomst' }),
            new Paragraph({ heading: HeadingLevel.HEADING_2, alignment: AlignmentType.CENTER, text: 'Artikel 1' }),
            new Paragraph({
              alignment: AlignmentType.JUSTIFIED,
              children: [
                new TextRun({ text: 'Tussen ' }),
                new TextRun({ text: '«Bedrijfsnaam»', bold: true }),
                new TextRun({ text: ' en {{Voornaam}} ' }),
                new TextRun({ text: '[[', italics: true }),
                new TextRun({ text: 'Familienaam', bold: true }),
                new TextRun({ text: ']], wonende te ' }),
                new SimpleMailMergeField('Adres'),
                new TextRun({ text: ', met «Voornaamm» en «Iets anders».', underline: {} }),
                new FootnoteReferenceRun(1),
              ],
            }),
            new Paragraph({ numbering: { reference: 'clauses', level: 0 }, text: 'De functie' }),
            new Paragraph({ numbering: { reference: 'clauses', level: 1 }, text: 'is bediende' }),
            new Paragraph({ numbering: { reference: 'clauses', level: 0 }, text: 'Het loon' }),
            new Paragraph({ children: [new PageBreak()] }),
            new Table({
              rows: [
                new TableRow({ tableHeader: true, children: [cell('Voordeel'), cell('Bedrag')] }),
                new TableRow({ children: [cell('Maaltijdcheques', 2)] }),
              ],
            }),
            new Paragraph({
              children: [
                new ExternalHyperlink({ link: 'https://example.be/', children: [new TextRun('site')] }),
                new ExternalHyperlink({ link: 'javascript:alert(1)', children: [new TextRun('bad')] }),
                new ImageRun({
                  type: 'png',
                  data: PNG,
                  transformation: { width: 10, height: 10 },
                  altText: { name: 'logo', title: 'Logo', description: 'Logo' },
                }),
              ],
            }),
            new Paragraph({ text: 'x₂ & <b> محمد "quoted"' }),
          ],
        },
      ],
    }),
  );

const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const officeNs = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export type RawWord = {
  /** The XML of the body. */
  readonly body?: string;
  readonly mainType?: string;
  /** Further parts; one of a name that is there already stands in its place. */
  readonly parts?: readonly ZipPart[];
};

/** A Word file part by part, with what no library writes. */
export const aRawWord = ({ body = '', mainType = WORD_MAIN, parts = [] }: RawWord): Buffer => {
  const own: ZipPart[] = [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packageNs}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${officeNs}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${officeNs}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}</w:body></w:document>`,
    },
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return aZip([...own.filter(({ name }) => !replaced.has(name)), ...parts]);
};
