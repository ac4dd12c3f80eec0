import { alignments, type Alignment, type MarkName } from '#shared/document-content/nodes.ts';

export type Attributes = Readonly<Record<string, string>>;

const ADDRESS_MAX = 2_000;
const ADDRESSES = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link to a page or an e-mail address in its plain spelling; undefined for every other one. */
export const addressOf = (href: string | undefined): string | undefined => {
  const address = href === undefined ? null : URL.parse(href.trim());
  if (address === null || !ADDRESSES.has(address.protocol) || address.href.length > ADDRESS_MAX) return undefined;
  return address.href;
};

const FILE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/** The file of a picture that is in the bucket already. */
export const fileIdOf = (attributes: Attributes): string | undefined => {
  const id = attributes['data-file-id'];
  return id !== undefined && FILE_ID.test(id) ? id : undefined;
};

const DATA_IMAGE = /^\s*data:(image\/png|image\/jpeg);base64,([A-Za-z0-9+/=\s]+)$/i;

/** The bytes of a picture that stands in the HTML itself; undefined for another type and for an address. */
export const dataImage = (
  src: string | undefined,
): { type: 'image/png' | 'image/jpeg'; bytes: Uint8Array } | undefined => {
  const [, type, base64] = DATA_IMAGE.exec(src ?? '') ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return { type: type.toLowerCase() === 'image/png' ? 'image/png' : 'image/jpeg', bytes };
};

export const storableImage = (src: string | undefined): boolean =>
  /^\s*data:image\/(png|jpeg);base64,/i.test(src ?? '');

/** A whole number from `from` to `to` of an attribute; what lies beyond becomes the nearer end. */
export const wholeOf = (value: string | undefined, from: number, to: number): number | undefined =>
  value !== undefined && /^\s*\d{1,9}\s*$/.test(value) ? Math.min(to, Math.max(from, Number(value))) : undefined;

const STYLES_MAX = 20_000;

/** The declarations of a style attribute by property, in small letters. */
const styleOf = ({ style = '' }: Attributes): ReadonlyMap<string, string> =>
  new Map(
    style
      .slice(0, STYLES_MAX)
      .toLowerCase()
      .split(';')
      .flatMap((declaration) => {
        const colon = declaration.indexOf(':');
        return colon < 0 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const];
      }),
  );

export const alignOf = (attributes: Attributes): Alignment | undefined => {
  const align = styleOf(attributes).get('text-align') ?? attributes['align']?.toLowerCase();
  return alignments.find((name) => name === align);
};

export const breaksPage = (attributes: Attributes): boolean => {
  const style = styleOf(attributes);
  return style.get('page-break-before') === 'always' || style.get('break-before') === 'page';
};

/** What a style says about a mark: that the text has it, or that it has it no longer. */
export const marksOfStyle = (attributes: Attributes): { on: MarkName[]; off: MarkName[] } => {
  const style = styleOf(attributes);
  const on: MarkName[] = [];
  const off: MarkName[] = [];
  const weight = style.get('font-weight');
  if (weight !== undefined) (/^(bold|bolder|[6-9]\d\d)$/.test(weight) ? on : off).push('bold');
  const slant = style.get('font-style');
  if (slant !== undefined) (/^(italic|oblique)/.test(slant) ? on : off).push('italic');
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  if (decoration.includes('underline')) on.push('underline');
  if (decoration.includes('line-through')) on.push('strike');
  const raised = style.get('vertical-align');
  if (raised === 'super') on.push('superscript');
  if (raised === 'sub') on.push('subscript');
  return { on, off };
};
