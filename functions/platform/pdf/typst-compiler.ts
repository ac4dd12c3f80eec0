import { readFileSync } from 'node:fs';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { Begin } from '#shared/document-content/page-starts.rules.ts';
import { glyphsOf } from './font-glyphs.ts';
import { EDGE_TOO_TALL, SIGNATURE } from './page-layout.ts';
import { compilerFile, fontFiles } from './pdf-files.ts';
import { PdfProblem, type SignaturePlace } from './pdf-order.ts';
import type { TypstDocument } from './typst-document.ts';

const MAIN = '/main.typ';
const POINTS_PER_MM = 72 / 25.4;
/** Asks for problems as objects, with the file and the place that they are about. */
const WITH_DETAILS = 3;

export type Compiler = {
  readonly hasGlyph: (codePoint: number) => boolean;
  readonly compile: (document: TypstDocument) => { pdf: Uint8Array; places: SignaturePlace[]; begins: Begin[] };
};

type Compiled = { result?: Uint8Array; diagnostics?: readonly { message: string }[] };

/** A picture that is none and a header without end are mended by whoever wrote the text; all else is a fault of ours. */
const failure = ({ diagnostics = [] }: Compiled): Error => {
  const messages = diagnostics.map(({ message }) => message).join('; ');
  if (messages.includes(EDGE_TOO_TALL)) return new PdfProblem('page_edge_too_tall');
  return /decode|image/i.test(messages)
    ? new PdfProblem('not_a_picture')
    : new Error(`The text gives no PDF: ${messages}`);
};

const round = (points: number): number => Number(points.toFixed(2));

const inPoints = (places: string): SignaturePlace[] =>
  (JSON.parse(places) as Omit<SignaturePlace, 'height'>[]).map(({ signer, page, x, y, width }) => ({
    signer,
    page,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(SIGNATURE.height * POINTS_PER_MM),
  }));

/** Typst with its fonts. It has no access to files or the network, and grows with every document that it sees. */
export const startCompiler = async (): Promise<Compiler> => {
  initSync({ module: new WebAssembly.Module(readFileSync(compilerFile())) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = fontFiles().map((file) => readFileSync(file));
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  const glyphs = glyphsOf(fonts);
  return {
    hasGlyph: (codePoint) => glyphs.has(codePoint),
    compile: ({ code, files }) => {
      compiler.reset_shadow();
      for (const [path, bytes] of files) compiler.map_shadow(path, bytes);
      compiler.add_source(MAIN, code);
      // why: the package declares no type for what it answers
      const compiled = compiler.compile(MAIN, undefined, 'pdf', WITH_DETAILS) as Compiled;
      if (!compiled.result) throw failure(compiled);
      const places = inPoints(compiler.query(MAIN, undefined, '<place>', 'value'));
      const begins = JSON.parse(compiler.query(MAIN, undefined, '<begins>', 'value')) as Begin[];
      compiler.reset();
      return { pdf: compiled.result, places, begins };
    },
  };
};
