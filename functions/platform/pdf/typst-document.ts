import type { FilledBlock } from '#shared/document-content/fill.rules.ts';
import type { SignerPlace } from '#shared/document-content/nodes.ts';
import { documentWords } from './document-words.ts';
import { EDGE_TOO_TALL, TYPST_FONTS, MAX_EDGE, mm, PAGE, SIGNATURE, TEXT_WIDTH } from './page-layout.ts';
import { PdfProblem, type PdfOrder, type Picture } from './pdf-order.ts';
import { pictureSize } from './picture-size.ts';
import { blocksCode, signaturesCode } from './typst-blocks.ts';
import { typstText, type HasGlyph, type TypstText } from './typst-text.ts';
import type { KeptPicture, Writing } from './typst-writing.ts';

/** The code of a document and the files that it shows. */
export type TypstDocument = {
  readonly code: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly unknown: ReadonlySet<string>;
};

/** How the parts of a document look; what stands in the document calls these by name. */
const style = `
#set par(leading: 0.68em, spacing: 1.05em, justify: false)
#set strong(delta: 200)
#set list(indent: 1mm, body-indent: 2.5mm, spacing: 0.8em)
#set enum(indent: 1mm, body-indent: 2.5mm, spacing: 0.8em, number-align: start + top)
#show list: set block(above: 1em, below: 1em)
#show enum: set block(above: 1em, below: 1em)
#set underline(offset: 1.5pt, stroke: 0.6pt)
#show link: it => underline(text(fill: rgb("#1c3faa"), it))
#let grey = luma(90)
#let hairline = 0.6pt + luma(190)
#let empty-line = block(height: 0.7em)
#let rule-line = block(above: 1.2em, below: 1.2em, line(length: 100%, stroke: hairline))
#let page-number = context str(counter(page).get().first())
#let page-count = context str(counter(page).final().first())
#let title-line(shown, level, body) = {
  let size = if shown == 1 { 17pt } else if shown == 2 { 12pt } else { 10pt }
  let (above, below) = if shown == 1 { (24pt, 15pt) } else if shown == 2 { (18pt, 9pt) } else { (15pt, 8.5pt) }
  show heading: set text(size: size, weight: 600, hyphenate: false)
  show heading: set par(leading: 0.5em, justify: false)
  show heading: set block(above: above, below: below)
  heading(level: level, body)
}
#let quotation(body) = block(
  above: 1.2em, below: 1.2em, inset: (left: 5mm, y: 0.5mm), stroke: (left: 1.6pt + luma(205)),
  quote(block: true, { set pad(0pt); body }),
)
#show quote.where(block: true): it => it.body
#let header-cell(body) = { set text(weight: 600); body }
#let grid-table(..parts) = {
  set text(size: 9.2pt, hyphenate: true)
  set par(leading: 0.55em, spacing: 0.75em)
  block(above: 1.2em, below: 1.3em, table(
    inset: (x: 2mm, y: 1.7mm), stroke: hairline, align: start + top, ..parts,
  ))
}
#let signature(width, signer, label, name) = block(breakable: false, width: width, {
  set par(spacing: 0.55em)
  set text(hyphenate: false)
  par(strong(label))
  block(above: 2mm, below: 2mm, width: 100%, height: ${mm(SIGNATURE.height)}, stroke: 0.6pt + luma(150), radius: 1mm,
    context [#metadata((signer: signer, page: here().page(), x: here().position().x.pt(), y: here().position().y.pt(), width: width.pt())) <place>])
  par(name)
})
#let begins(at) = context [#metadata((at: at, page: here().page())) <begins>]
#let signatures(columns, ..frames) = block(above: 1.6em, below: 1.6em, breakable: frames.pos().len() > 2, grid(
  columns: columns, column-gutter: ${mm(SIGNATURE.gap)}, row-gutter: 8mm, ..frames,
))
`;

const keepPictures = (
  images: ReadonlyMap<string, Picture>,
): { pictures: Map<string, KeptPicture>; files: Map<string, Uint8Array> } => {
  const pictures = new Map<string, KeptPicture>();
  const files = new Map<string, Uint8Array>();
  for (const [id, { bytes }] of images) {
    const size = pictureSize(bytes);
    if (!size) throw new PdfProblem('not_a_picture');
    const path = `/picture-${pictures.size}.${size.format}`;
    pictures.set(id, { path, size });
    files.set(path, bytes);
  }
  return { pictures, files };
};

const edgeCode = (blocks: readonly FilledBlock[], writing: Writing): string =>
  blocks.length === 0 ? 'none' : blocksCode(blocks, { ...writing, inside: 'edge', outline: { level: 0 } });

/** Title at the left and page x of y at the right, below every page of a document that has no footer of its own. */
const defaultFooter = (title: string, { text, words: { pageOf } }: Writing): string =>
  `grid(columns: (1fr, auto), column-gutter: 8mm, ${text.print(title)}, {${text.print(pageOf[0])};page-number;${text.print(pageOf[1])};page-count})`;

const signersIn = (blocks: readonly FilledBlock[]): SignerPlace[] =>
  blocks.flatMap((block): SignerPlace[] => {
    if (block.type === 'signature') return [block.signer];
    if (block.type === 'list') return block.items.flatMap(signersIn);
    if (block.type === 'table') return block.rows.flat().flatMap(({ children }) => signersIn(children));
    return block.type === 'quote' ? signersIn(block.children) : [];
  });

/** The frames of those who sign and have none in the text, on the last page and never apart from their heading. */
const signatureSection = (body: readonly FilledBlock[], writing: Writing): string => {
  const placed = new Set(signersIn(body));
  const missing = writing.signers.filter(({ place }) => !placed.has(place)).map(({ place }) => place);
  if (missing.length === 0) return '{}';
  const { outline, text, words } = writing;
  const level = Math.min(2, outline.level + 1);
  const heading = `title-line(2, ${level}, ${text.print(words.signatures)})`;
  return `block(breakable: false, above: 2.4em, {${heading}\n${signaturesCode(missing, writing)}})`;
};

const documentSettings = ({ about }: PdfOrder, text: TypstText): string => {
  const [year = 0, month = 1, day = 1] = about.date.split('-').map(Number);
  return [
    `#set document(title: ${text.quote(about.title)}, date: datetime(year: ${year}, month: ${month}, day: ${day}))`,
    // why: the font would otherwise draw "->" as an arrow and "2x3" with a sign for times
    `#set text(font: (${TYPST_FONTS}), size: 10pt, lang: "${about.language}", region: "BE", features: (calt: 0))`,
  ].join('\n');
};

/** The whole code of a document: every text is a literal, so nothing that somebody wrote can become code. */
export const typstDocument = (order: PdfOrder, hasGlyph: HasGlyph): TypstDocument => {
  const { content, about } = order;
  const text = typstText(hasGlyph);
  const { pictures, files } = keepPictures(about.images);
  const writing: Writing = {
    text,
    words: documentWords[about.language],
    pictures,
    signers: about.signers,
    width: TEXT_WIDTH,
    inside: 'text',
    outline: { level: 0 },
  };
  const above = edgeCode(content.header, writing);
  const below = content.footer.length > 0 ? edgeCode(content.footer, writing) : defaultFooter(about.title, writing);
  const body = blocksCode(content.body, writing);
  const code = `${documentSettings(order, text)}
${style}
#let edge(body) = block(width: ${mm(TEXT_WIDTH)}, { set text(size: 8.5pt, fill: grey); set par(spacing: 0.6em); body })
#let room(edge, least) = {
  let height = measure(edge).height
  if height > ${mm(MAX_EDGE)} { panic("${EDGE_TOO_TALL}") }
  calc.max(least, height + 20mm)
}
#let above = edge(${above})
#let below = edge(${below})
#context {
  set page(
    width: ${mm(PAGE.width)}, height: ${mm(PAGE.height)}, header-ascent: 7mm, footer-descent: 8mm,
    margin: (x: ${mm(PAGE.side)}, top: room(above, ${mm(PAGE.top)}), bottom: room(below, ${mm(PAGE.bottom)})),
    header: above, footer: below,
  )
  ${body}
  ${signatureSection(content.body, writing)}
}
`;
  return { code, files, unknown: text.unknown };
};
