import { cloneElement } from 'react';
import { deferred } from './deferred.tsx';
import type { DeferredMenuProps } from './open-menu.tsx';

/** The library's menu, of which only the button is drawn before its code is there. */
export const Menu = deferred<DeferredMenuProps>(
  async () => (await import('./open-menu.tsx')).OpenMenu,
  ({ target }) => cloneElement(target, { 'aria-haspopup': 'menu', 'aria-expanded': false }),
);
