import { useMemo, useSyncExternalStore } from 'react';
import type { LazyEditor } from './lazy-editor.ts';
import type { LiveEditor } from './live-editor.ts';

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** What a control shows of the text, and what it shows before the editor is there. */
export const useEditorValue = <T extends Plain>(
  { listen, live }: LazyEditor,
  read: (live: LiveEditor) => T,
  before: T,
): T => {
  const text = useSyncExternalStore(listen, () => {
    const now = live();
    return JSON.stringify(now ? read(now) : before);
  });
  // why: it is what `read` returned
  return useMemo(() => JSON.parse(text) as T, [text]);
};
