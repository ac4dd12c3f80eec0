/** A pointer that rests this long on a link means it. */
const REST_MS = 60;

type Preloader = (path: string) => void;

let preloader: Preloader = () => undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** The app says how a page is loaded ahead. */
export const setPreloader = (load: Preloader): void => {
  preloader = load;
};

/** Handlers of a link, or of a row that is one: its page is loaded ahead of a click that is likely to come. */
export const preloadOn = (path: string) => ({
  onPointerEnter: (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => preloader(path), REST_MS);
  },
  onPointerLeave: (): void => clearTimeout(resting),
  onFocus: (): void => preloader(path),
});
