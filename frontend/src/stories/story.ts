import type { ComponentType } from 'react';

/**
 * The stories of related parts, in `<part>.stories.tsx` beside them: each case shows a part as it looks on a page, with
 * sample data. They stand on the page of parts and are what the tests render.
 */
export type Stories = {
  /** Of the parts, as a heading. */
  title: string;
  /** By what each shows: "Without a picture". */
  cases: Readonly<Record<string, ComponentType>>;
  /** These are whole pages: each stands in a frame as high as a page and scrolls in itself. */
  arePages?: boolean;
};
