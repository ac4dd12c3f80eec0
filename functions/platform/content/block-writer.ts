import type { Alignment, Block, Inline } from '#shared/document-content/nodes.ts';
import { plainInlines, shortcodesToFields } from '#shared/document-content/plain-inlines.ts';

/** The kind of block that text becomes at this place. */
type Frame = { readonly level: 1 | 2 | 3 | undefined; readonly align: Alignment | undefined };

/** Collects blocks in the order of a text; text outside a paragraph gets one of its own. */
export class BlockWriter {
  readonly #known: ReadonlySet<string> | undefined;
  #blocks: Block[] = [];
  #inlines: Inline[] = [];
  #frame: Frame | undefined;
  /** The alignment of the first text of a paragraph without an element of its own. */
  #looseAlign: Alignment | undefined;

  constructor(known: ReadonlySet<string> | undefined) {
    this.#known = known;
  }

  inline(inline: Inline, align: Alignment | undefined): void {
    if (this.#inlines.length === 0) this.#looseAlign = align;
    this.#inlines.push(inline);
  }

  block(block: Block): void {
    this.#flush();
    this.#blocks.push(block);
  }

  paragraph(align: Alignment | undefined, writeInside: () => void): void {
    this.#framed({ level: undefined, align }, writeInside);
  }

  heading(level: 1 | 2 | 3, align: Alignment | undefined, writeInside: () => void): void {
    this.#framed({ level, align }, writeInside);
  }

  /** Writes something that shares no paragraph with what stands before and behind it. */
  apart(writeInside: () => void): void {
    this.#flush();
    writeInside();
    this.#flush();
  }

  end(): Block[] {
    this.#flush();
    return this.#blocks;
  }

  /** A paragraph or heading, an empty one included; a block inside of it splits it. */
  #framed(frame: Frame, writeInside: () => void): void {
    this.#flush();
    const outer = this.#frame;
    const before = this.#blocks.length;
    this.#frame = frame;
    writeInside();
    this.#flush();
    if (this.#blocks.length === before) this.#blocks.push(this.#blockOf([]));
    this.#frame = outer;
  }

  #flush(): void {
    const plain = plainInlines(this.#inlines);
    this.#inlines = [];
    if (plain.length === 0) return;
    this.#blocks.push(this.#blockOf(this.#known ? shortcodesToFields(plain, this.#known) : plain));
  }

  #blockOf(children: readonly Inline[]): Block {
    const { level, align } = this.#frame ?? { level: undefined, align: this.#looseAlign };
    const aligned = align === undefined ? {} : { align };
    return level === undefined
      ? { type: 'paragraph', ...aligned, children }
      : { type: 'heading', level, ...aligned, children };
  }
}
