import { Node } from '@tiptap/core';
import { signerPlaces, type SignerPlace } from '#shared/document-content/nodes.ts';
import type { Stage } from '../stage.ts';
import classes from '../paper.module.css';

/** What every page shows above comes first, and what it shows below comes last. */
const Page = Node.create({ name: 'doc', topNode: true, content: 'pageHeader? block+ pageFooter?' });

const pageEdge = (stage: Stage, name: 'pageHeader' | 'pageFooter') => {
  const [attribute, word] =
    name === 'pageHeader' ? (['data-page-header', 'header'] as const) : (['data-page-footer', 'footer'] as const);
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    defining: true,
    parseHTML: () => [{ tag: `div[${attribute}]` }],
    renderHTML: () => ['div', { [attribute]: '' }, 0],
    addNodeView: () => () => {
      const dom = document.createElement('div');
      const label = dom.appendChild(document.createElement('span'));
      const contentDOM = dom.appendChild(document.createElement('div'));
      dom.className = classes.edge ?? '';
      dom.dataset['edge'] = word;
      label.className = classes.nodeLabel ?? '';
      label.contentEditable = 'false';
      const destroy = stage.drawAlways(() => {
        label.textContent = stage.current().words[word];
      });
      return { dom, contentDOM, destroy, ignoreMutation: (change) => label.contains(change.target) };
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
    addNodeView: () => () => {
      const dom = document.createElement('div');
      dom.className = classes.pageBreak ?? '';
      const destroy = stage.drawAlways(() => {
        dom.textContent = stage.current().words.pageBreak;
      });
      return { dom, destroy, ignoreMutation: () => true };
    },
  });

const isPlace = (place: string | undefined): place is SignerPlace => signerPlaces.some((known) => known === place);

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
          return isPlace(place) ? place : 'employee';
        },
        renderHTML: ({ signer }) => ({ 'data-signature': signer }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-signature]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div');
        dom.className = classes.signature ?? '';
        const destroy = stage.drawAlways(() => {
          dom.textContent = stage.current().words.signature(node.attrs['signer'] as SignerPlace);
        });
        return { dom, destroy, ignoreMutation: () => true };
      },
  });

export const pageNodes = (stage: Stage) => [
  Page,
  pageEdge(stage, 'pageHeader'),
  pageEdge(stage, 'pageFooter'),
  pageBreak(stage),
  signature(stage),
];
