import { TYPST_FONTS, mm, PAGE, SIGNATURE } from './page-layout.ts';
import { markCode, markStyle, pictureFiles, type MarkWriting } from './mark-writing.ts';
import type { CertificateSigner, SealCertificate, SealMark } from './seal-order.ts';
import { belgianTime, sealWords } from './seal-words.ts';
import { typstText, type HasGlyph, type TypstText } from './typst-text.ts';
import type { TypstDocument } from './typst-document.ts';

const POINTS_PER_MM = 72 / 25.4;
const frame = { width: SIGNATURE.width * POINTS_PER_MM, height: SIGNATURE.height * POINTS_PER_MM };
/** A browser names itself in any number of words. */
const AGENT_MAX = 180;

/** What the certificate says of the document before it. */
export type BeforeSigning = {
  readonly sha256: string;
  readonly pages: number;
};

const style = `
#set par(leading: 0.62em, spacing: 0.9em, justify: false)
#set strong(delta: 200)
#let grey = luma(90)
#let hairline = 0.6pt + luma(205)
#let above-title(body) = block(below: 10pt, text(size: 8.5pt, fill: grey, tracking: 0.02em, body))
#let title(body) = {
  show heading: set text(size: 19pt, weight: 600, hyphenate: false)
  show heading: set block(above: 0pt, below: 16pt)
  heading(level: 1, body)
}
#let section(body) = {
  show heading: set text(size: 11.5pt, weight: 600)
  show heading: set block(above: 20pt, below: 9pt, sticky: true)
  heading(level: 2, body)
}
#let facts(..rows) = grid(
  columns: (43mm, 1fr), column-gutter: 4mm, row-gutter: 2.5mm,
  ..rows.pos().map(((key, value)) => (text(fill: grey, key), value)).flatten(),
)
#let card(body) = block(width: 100%, breakable: false, above: 0pt, below: 3mm, inset: (x: 4.5mm, y: 4mm), radius: 1.5mm, stroke: hairline, body)
#let note(body) = block(width: 100%, breakable: false, above: 9pt, below: 9pt, inset: (x: 4.5mm, y: 3.6mm), radius: 1.5mm, fill: luma(245), body)
#let signer(name, label, ..rows) = card({
  block(below: 3.2mm, { text(size: 10.5pt, weight: 600, name); [ ]; h(1.5mm, weak: false); text(fill: grey, label) })
  facts(..rows)
})
#let choice(head, body, ..rows) = card({ block(below: 2.6mm, text(weight: 600, head)); block(below: 2.8mm, body); facts(..rows) })
#let signed-frame(label, name, mark) = block(breakable: false, width: ${mm(SIGNATURE.width)}, {
  set par(spacing: 0.55em)
  set text(size: 10pt, hyphenate: false)
  par(strong(label))
  block(above: 2mm, below: 2mm, width: 100%, height: ${mm(SIGNATURE.height)}, stroke: 0.6pt + luma(150), radius: 1mm, mark)
  par(name)
})
`;

const row = (text: TypstText, key: string, value: string | undefined): string[] =>
  value === undefined || value === '' ? [] : [`(${text.print(key)}, ${text.print(value)})`];

const call = (name: string, ...parts: readonly string[]): string => `#${name}(${parts.join(', ')})`;

type Words = (typeof sealWords)[SealCertificate['language']];

const signerCode = (signer: CertificateSigner, words: Words, text: TypstText): string => {
  const agent = signer.agent?.slice(0, AGENT_MAX);
  const rows = [
    ...row(text, words.identified, words.identified_by[signer.identified_by]),
    ...row(text, words.present, signer.present),
    ...row(text, words.email, signer.email),
    ...row(text, words.opened, signer.opened_at && belgianTime(signer.opened_at)),
    ...row(text, words.signed, belgianTime(signer.signed_at)),
    ...row(text, words.place, signer.place),
    ...row(text, words.ip_address, signer.ip_address),
    ...row(text, words.agent, agent),
  ];
  return call('signer', text.print(signer.name), text.print(signer.label), ...rows);
};

const choicesCode = ({ missing, simple_level: simple }: SealCertificate, words: Words, text: TypstText): string[] => {
  const choice = (head: string, body: string, rows: readonly string[]): string =>
    call('choice', text.print(head), text.print(body), ...rows);
  const why = ({ by, reason }: { by: string; reason: string }): string[] => [
    ...row(text, words.by, by),
    ...row(text, words.reason, reason),
  ];
  const choices = [
    ...(simple ? [choice(words.simple, words.simple_text, why(simple))] : []),
    ...(missing
      ? [
          choice(words.missing, words.missing_text, [
            ...row(text, words.missing, missing.names.join(', ')),
            ...why(missing),
          ]),
        ]
      : []),
  ];
  return choices.length === 0 ? [] : [call('section', text.print(words.choices)), ...choices];
};

/** The page for signatures that have no place in the document, which is that of an uploaded one. */
const signaturesCode = (marks: readonly SealMark[], words: Words, writing: MarkWriting): string[] => {
  if (marks.length === 0) return [];
  const { text } = writing;
  const frames = marks.map(
    (mark) => `signed-frame(${text.print(mark.label)}, ${text.print(mark.name)}, ${markCode(mark, frame, writing)})`,
  );
  const grid = `#grid(columns: 2, column-gutter: ${mm(SIGNATURE.gap)}, row-gutter: 8mm, ${frames.join(', ')})`;
  return [call('title', text.print(words.signatures)), grid, '#pagebreak()'];
};

/**
 * The pages that are added behind a signed document: a page for signatures without a place, if there are any, and the
 * certificate.
 */
export const certificateDocument = (
  certificate: SealCertificate,
  before: BeforeSigning,
  { marks, hasGlyph }: { marks: readonly SealMark[]; hasGlyph: HasGlyph },
): TypstDocument => {
  const text = typstText(hasGlyph);
  const { files, pathOf } = pictureFiles();
  const words = sealWords[certificate.language];
  const facts = [
    ...row(text, words.number, String(certificate.contract_id)),
    ...row(text, words.employer, certificate.company),
    ...row(text, words.pages, String(before.pages)),
    ...row(text, words.hash_before, before.sha256),
  ];
  const { audit } = certificate;
  const chain = [
    ...row(text, words.chain_entries, String(audit.entries)),
    ...row(text, words.chain_hash, audit.last_hash),
  ];
  const [pageBefore, pageBetween] = words.page_of;
  // why: the date of the file would otherwise be that of the moment, and the font would draw "->" as an arrow
  const code = `#set document(title: ${text.quote(certificate.title)}, date: none)
#set text(font: (${TYPST_FONTS}), size: 8.8pt, lang: "${certificate.language}", region: "BE", hyphenate: false, features: (calt: 0))
${style}
${markStyle}
#set page(
  width: ${mm(PAGE.width)}, height: ${mm(PAGE.height)}, margin: (x: ${mm(PAGE.side)}, top: ${mm(PAGE.top)}, bottom: ${mm(PAGE.bottom)}), footer-descent: 8mm,
  footer: { set text(size: 8.5pt, fill: grey); grid(columns: (1fr, auto), column-gutter: 8mm, ${text.print(certificate.title)},
    {${text.print(pageBefore)};context str(counter(page).get().first());${text.print(pageBetween)};context str(counter(page).final().first())}) },
)
${signaturesCode(marks, words, { text, pathOf }).join('\n')}
#above-title(${text.print(words.certificate)})
#title(${text.print(certificate.title)})
${call('facts', ...facts)}
#note({strong(${text.print(words.level)});linebreak();${text.print(words.level_text)}})
${call('section', text.print(words.signed_by))}
${certificate.signers.map((signer) => signerCode(signer, words, text)).join('\n')}
${choicesCode(certificate, words, text).join('\n')}
${call('section', text.print(words.chain))}
${call('facts', ...chain)}
#block(above: 8pt, text(fill: grey, ${text.print(words.chain_text)}))
`;
  return { code, files, unknown: text.unknown };
};
