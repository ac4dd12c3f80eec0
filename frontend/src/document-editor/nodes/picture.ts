import { Image } from '@tiptap/extension-image';
import type { Stage } from '../stage.ts';
import classes from '../paper.module.css';

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
      ({ node: { attrs } }) => {
        const dom = document.createElement('img');
        dom.className = classes.picture ?? '';
        if (attrs['width'] !== null) dom.width = Number(attrs['width']);
        const destroy = stage.drawAlways(() => {
          const { imageUrls, words } = stage.current();
          // A picture that was added just now still has its own bytes.
          const own = attrs['src'] === null ? undefined : String(attrs['src']);
          const link = imageUrls[String(attrs['fileId'])] ?? own;
          if (link === undefined) dom.removeAttribute('src');
          else if (dom.getAttribute('src') !== link) dom.src = link;
          const alt = String(attrs['alt']);
          dom.alt = alt === '' && link === undefined ? words.missingImage : alt;
        });
        return { dom, destroy, ignoreMutation: () => true };
      },
  }).configure({ inline: true, allowBase64: true });
