import { cleanup, configure } from '@testing-library/react';
import { setI18n } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';

// A second is the default, and a busy machine may take that long to draw anything.
configure({ asyncUtilTimeout: 60_000 });

// React says with an error of the console what it could not draw as it was told: a prop that no element knows, two
// children with one key.
const errors: unknown[][] = [];
beforeEach(() => {
  errors.length = 0;
  // why: nothing but the console tells of it
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words));
});
afterEach(() => {
  if (errors.length > 0) throw new Error(`Errors of the console: ${JSON.stringify(errors)}`);
});

// The files of a worker share the page and the libraries. Each starts with an empty page, and without texts: a part
// shows the keys of its texts until the file starts the messages.
afterEach(cleanup);
vi.useRealTimers();
vi.unstubAllGlobals();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
// why: the library says what it does without an instance, but not in its type
setI18n(undefined as never);

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// What jsdom lacks of a browser and the library of components asks for.
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  ResizeObserver: Observer,
});
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
