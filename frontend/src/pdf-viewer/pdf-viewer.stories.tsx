import type { Stories } from '../stories/story.ts';
import type { PdfFile } from './pdf-file.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { PdfViewer } from './pdf-viewer.tsx';

/** Stands in for a PDF: its pages say their number. */
const twoPages: PdfFile = {
  pages: 2,
  sizes: [
    [595, 842],
    [595, 842],
  ],
  draw: () => ({ done: Promise.resolve(), stop: () => undefined }),
  write: (page, words) => {
    const line = document.createElement('span');
    line.textContent = `Page ${page} of the contract`;
    words.replaceChildren(line);
    return { done: Promise.resolve(), stop: () => undefined };
  },
  bytes: () => Promise.resolve(new Uint8Array()),
  close: () => undefined,
};

export const stories: Stories = {
  title: 'Pages of a PDF',
  arePages: true,
  cases: {
    'Two pages': () => <PdfPages file={twoPages} title="Employment contract" />,
    'One page': () => <PdfPage file={twoPages} page={1} scale={0.5} />,
    'A file that cannot be shown': () => (
      <PdfViewer url="data:application/pdf;base64,AAAA" title="Employment contract" />
    ),
  },
};
