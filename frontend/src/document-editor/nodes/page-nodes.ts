import { Node } from '@tiptap/core';
import type { SignerPlace } from '#shared/document-content/nodes.ts';
import { drawEdge, drawPageBreak, drawSignature } from '../drawn/draw-nodes.ts';
import { isSignerPlace } from '../signer-place.ts';
import type { Stage } from '../stage.ts';

/** What every page shows above comes first, and what it shows below comes last. */
const Page = Node.create({ name: 'doc', topNode: true, content: 'pageHeader? block+ pageFooter?' });

const pageEdge = (stage: Stage, name: 'pageHeader' | 'pageFooter') => {
  const [attribute, edge] =
    name === 'pageHeader' ? (['data-page-header', 'header'] as const) : (['data-page-footer', 'footer'] as const);
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    defining: true,
    parseHTML: () => [{ tag: `div[${attribute}]` }],
    renderHTML: () => ['div', { [attribute]: '' }, 0],
    addNodeView: () => () => {
      const drawing = drawEdge(stage, edge);
      return { ...drawing, ignoreMutation: ({ target }) => drawing.label.contains(target) };
    },
  });
};

const pageBreak = (stage: Stage) =>
  Node.create({
    name: 'pageBreak',
    group: 'block',
    atom: true,
    parseHTML: () => [{ tag: 'div[data-page-break]' }, { tag: 'hr.page-break' }],
    renderHTML: () => ['div', { 'data-page-break': '' }],
    addNodeView: () => () => ({ ...drawPageBreak(stage), ignoreMutation: () => true }),
  });

const signature = (stage: Stage) =>
  Node.create({
    name: 'signature',
    group: 'block',
    atom: true,
    addAttributes: () => ({
      signer: {
        default: 'employee' satisfies SignerPlace,
        parseHTML: (element) => {
          const place = element.dataset['signature'];
          return isSignerPlace(place) ? place : 'employee';
        },
        renderHTML: ({ signer }) => ({ 'data-signature': signer }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-signature]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => ({
        ...drawSignature(stage, node.attrs['signer'] as SignerPlace),
        ignoreMutation: () => true,
      }),
  });

export const pageNodes = (stage: Stage) => [
  Page,
  pageEdge(stage, 'pageHeader'),
  pageEdge(stage, 'pageFooter'),
  pageBreak(stage),
  signature(stage),
];
