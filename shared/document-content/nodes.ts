/**
 * The text of a template or contract: a closed set of nodes. What is stored is HTML that holds these nodes only
 * (docs/areas/templates.md#content); the editor, the PDF and the comparison of two versions read the nodes.
 */
export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

export const markNames = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const;
export type MarkName = (typeof markNames)[number];

/** Marks in the order of `markNames`; a link goes to http, https or mailto only. */
export type Marks = {
  readonly marks: readonly MarkName[];
  readonly href?: string;
};

export type TextNode = {
  readonly type: 'text';
  readonly text: string;
} & Marks;

/** A shortcode, written `#name` and kept as `<span data-field="name">`. */
export type FieldNode = {
  readonly type: 'field';
  readonly name: string;
} & Marks;

/** A picture in the bucket, kept as `<img data-file-id alt width>`; `width` in pixels of a 640 pixel wide text. */
export type ImageNode = {
  readonly type: 'image';
  readonly fileId: string;
  readonly alt: string;
  readonly width?: number;
};

export type Inline = TextNode | FieldNode | ImageNode | { readonly type: 'break' };

/** `legal` numbers clauses through their levels: 1., 1.1., 1.1.1. */
export const numberings = ['decimal', 'letters', 'roman', 'legal'] as const;
export type Numbering = (typeof numberings)[number];

export const signerPlaces = ['employee', 'internal_first', 'internal_second'] as const;
export type SignerPlace = (typeof signerPlaces)[number];

/** The number of a block, where somebody asks on which page it begins (`page-starts.rules.ts`); it is never stored. */
type Numbered = { readonly at?: number };

export type ParagraphNode = Numbered & {
  readonly type: 'paragraph';
  readonly align?: Alignment;
  readonly children: readonly Inline[];
};

export type HeadingNode = Numbered & {
  readonly type: 'heading';
  readonly level: 1 | 2 | 3;
  readonly align?: Alignment;
  readonly children: readonly Inline[];
};

export type ListNode = {
  readonly type: 'list';
  /** Absent on a list with bullets. */
  readonly numbering?: Numbering;
  readonly start?: number;
  readonly items: readonly (readonly Block[])[];
};

export type TableCell = {
  readonly header: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  readonly children: readonly Block[];
};

export type TableNode = {
  readonly type: 'table';
  readonly rows: readonly (readonly TableCell[])[];
};

/** A block that is shown only if a field has a value, or (with `equals`) has this one; two deep at most. */
export type WhenNode = {
  readonly type: 'when';
  readonly field: string;
  readonly equals?: string;
  readonly children: readonly Block[];
};

export type Block =
  | ParagraphNode
  | HeadingNode
  | ListNode
  | TableNode
  | WhenNode
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'rule' }
  | { readonly type: 'page_break' }
  | { readonly type: 'signature'; readonly signer: SignerPlace };

/** The whole: what every page shows above and below, and the text itself. */
export type DocumentContent = {
  readonly header: readonly Block[];
  readonly footer: readonly Block[];
  readonly body: readonly Block[];
};
