import type { ComponentType } from 'react';

/**
 * The stories of related parts, in `<part>.stories.tsx` beside them: each case shows a part as it looks on a page, with
 * sample data. The page of parts shows them, and the tests render them.
 */
export type Stories = {
  /** The heading above the cases. */
  title: string;
  /** The cases by what they show: "Without a picture". */
  cases: Readonly<Record<string, ComponentType>>;
  /** The cases are whole pages: each is drawn in a frame as high as a page and scrolls in it. */
  arePages?: boolean;
};
