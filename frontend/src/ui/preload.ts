import { useEffect } from 'react';
import { firstPageReady } from './first-page.ts';

/** A pointer that rests this long on a link means it. */
const REST_MS = 60;

type Preloader = {
  /** Loads the code of a page. */
  code: (path: string) => void;
  /** Loads the code of a page, and what it reads first. */
  page: (path: string) => void;
};

let preloader: Preloader = { code: () => undefined, page: () => undefined };
let resting: ReturnType<typeof setTimeout> | undefined;

/** The app says how a page is loaded ahead. */
export const setPreloader = (load: Preloader): void => {
  preloader = load;
};

/** The code of a page that many links of the present one lead to is loaded once that one is complete. */
export const usePreloadedCode = (path: string | undefined): void =>
  useEffect(() => {
    if (path !== undefined) void firstPageReady().then(() => preloader.code(path));
  }, [path]);

/** Handlers of a link, or of a row that is one: its page is loaded ahead of a click that is likely to come. */
export const preloadOn = (path: string) => ({
  onPointerEnter: (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => preloader.page(path), REST_MS);
  },
  onPointerLeave: (): void => clearTimeout(resting),
  onFocus: (): void => preloader.page(path),
});
