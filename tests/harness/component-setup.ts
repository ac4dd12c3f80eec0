import { configure } from '@testing-library/react';

// A second is the default, and a busy machine may take that long to draw anything.
configure({ asyncUtilTimeout: 60_000 });

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
