import { MAX_CONTENT_BYTES } from '#shared/document-content/limits.ts';
import type { DocumentContent } from '#shared/document-content/nodes.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { Removed, allowedHtml } from './allow-list.ts';
import { buildContent } from './build-content.ts';
import { elementsNamed, markupTree, type Element, type Node } from './markup-tree.ts';
import { dataImage, fileIdOf } from './read-attributes.ts';
import { writeContent } from './write-content.ts';

export type ImageType = 'image/png' | 'image/jpeg';

/** Keeps the bytes of a picture and answers the id of its file; undefined for bytes that are no picture. */
export type StoreImage = (bytes: Uint8Array, type: ImageType) => Promise<string | undefined>;

export type CleanOptions = {
  /** The names of fields that need no underscore to be taken for one when they are typed as plain text. */
  readonly knownFields?: ReadonlySet<string>;
  /** Without it, pictures that stand in the HTML itself are dropped. */
  readonly storeImage?: StoreImage;
  /** The input field that holds the text, for the issue of one that is too large. */
  readonly field?: string;
};

export type CleanContent = {
  readonly html: string;
  readonly content: DocumentContent;
  /** What was dropped: names of elements, `image`, `link`, `condition`, `signature`, `page_break`. */
  readonly removed_tags: string[];
};

/** Pictures of one text; further ones are dropped and named. */
const IMAGES_MAX = 100;

const tooLargeError = (field: string): AppError => {
  const found = issue(field, 'content_too_large', { max: `${MAX_CONTENT_BYTES / 1024} KB` });
  return new AppError('payload_too_large', { fields: [found], detail: found.message });
};

/** Gives every picture that stands in the HTML the id of its file. */
const moveImages = async (nodes: readonly Node[], store: StoreImage | undefined, removed: Removed): Promise<void> => {
  const moved = new Map<string, string | undefined>();
  const move = async ({ attributes }: Element): Promise<string | undefined> => {
    const src = attributes['src'] ?? '';
    if (moved.has(src)) return moved.get(src);
    const image = store && moved.size < IMAGES_MAX ? dataImage(src) : undefined;
    const id = image && (await store?.(image.bytes, image.type));
    moved.set(src, id);
    return id;
  };
  for (const image of elementsNamed(nodes, 'img')) {
    if (fileIdOf(image.attributes) !== undefined) continue;
    const id = await move(image);
    if (id === undefined) removed.add('image');
    else image.attributes['data-file-id'] = id;
  }
};

/**
 * Cleans the text of a template or contract: whatever comes in, what goes out is the canonical HTML of a closed set of
 * nodes, and cleaning it again changes nothing (docs/areas/templates.md#content). Throws only for a text that is larger
 * than 300 KB.
 */
export const cleanContent = async (html: string, options: CleanOptions = {}): Promise<CleanContent> => {
  const removed = new Removed();
  const tree = markupTree(allowedHtml(html, removed));
  await moveImages(tree, options.storeImage, removed);
  const content = buildContent(tree, {
    knownFields: options.knownFields ?? new Set(),
    dropped: (name) => removed.add(name),
  });
  const canonical = writeContent(content);
  if (Buffer.byteLength(canonical) > MAX_CONTENT_BYTES) throw tooLargeError(options.field ?? 'content_html');
  return { html: canonical, content, removed_tags: removed.names };
};
