import type { DaysOffShown } from '#shared/contract/links/link-detail.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { element } from '../answer/element.ts';
import type { Preview, Previewed } from '../answer/link-calls.ts';
import { previewNodes } from './preview.ts';

/** How a preview went: what it comes to, or what is wrong with it. */
export type Previewing = { readonly preview: Preview } | { readonly fields: readonly Issue[] } | undefined;

/** The days that the form names now, with their type; undefined while something is missing. */
type Asked = { readonly span: Previewed; readonly type: DaysOffShown['types'][number] | undefined } | undefined;

const PREVIEW_AFTER_MS = 250;

/** What the days come to, said while the form is filled in. */
export const countedDays = (
  asked: () => Asked,
  preview: (span: Previewed) => Promise<Previewing>,
  /** Says what is wrong with the days; what it returns is done once that is ready to be said. */
  prepareRefusal: (issues: readonly Issue[]) => Promise<() => void>,
) => {
  const node = element('div', { class: 'counted', role: 'status' });
  let asking = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const count = async (): Promise<void> => {
    asking += 1;
    const mine = asking;
    const now = asked();
    if (now === undefined) return node.replaceChildren();
    const answer = await preview(now.span);
    const refuse = await prepareRefusal(answer && 'fields' in answer ? answer.fields : []);
    // A later change asks again; an answer that comes after it says nothing.
    if (mine !== asking || answer === undefined) return;
    refuse();
    node.replaceChildren(...('preview' in answer ? previewNodes(answer.preview, asked()?.type) : []));
  };

  return {
    node,
    /** Counts once nothing has changed for a moment. */
    countSoon(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void count(), PREVIEW_AFTER_MS);
    },
    /** The days are asked for: what is being counted of them would say that they are taken. */
    clear(): void {
      clearTimeout(timer);
      asking += 1;
      node.replaceChildren();
    },
  };
};
