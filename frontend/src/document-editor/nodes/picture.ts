import { Image } from '@tiptap/extension-image';
import { drawPicture, type PictureLook } from '../drawn/draw-nodes.ts';
import type { Stage } from '../stage.ts';

/** Pictures that were pasted hold their own bytes until the server stores them as a file. */
export const PICTURE_DATA = /^data:image\/(png|jpeg);base64,/;

const widthOf = (element: HTMLElement): number | null => {
  const width = Number.parseInt(element.getAttribute('width') ?? '', 10);
  return width > 0 ? width : null;
};

export const picture = (stage: Stage) =>
  Image.extend({
    addAttributes: () => ({
      fileId: { default: null, parseHTML: (element) => element.dataset['fileId'] ?? null },
      src: { default: null, parseHTML: (element) => element.getAttribute('src') },
      alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
      width: { default: null, parseHTML: widthOf },
    }),
    parseHTML: () => [
      { tag: 'img[data-file-id]' },
      { tag: 'img[src]', getAttrs: (element) => PICTURE_DATA.test(element.getAttribute('src') ?? '') && null },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'img',
      {
        ...(attrs['fileId'] === null ? { src: attrs['src'] } : { 'data-file-id': attrs['fileId'] }),
        alt: attrs['alt'],
        ...(attrs['width'] !== null && { width: attrs['width'] }),
      },
    ],
    addNodeView:
      () =>
      // why: the schema of the picture has these attributes
      ({ node }) => ({ ...drawPicture(stage, node.attrs as PictureLook), ignoreMutation: () => true }),
  }).configure({ inline: true, allowBase64: true });
