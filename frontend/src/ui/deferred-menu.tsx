import type { ComponentType } from 'react';
import { deferred } from './deferred.tsx';
import { RecordMenuButton } from './record-menu-button.tsx';

/** A record's menu without its code, which half of the pop-ups of the app come with. */
export const deferredMenu = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  deferred<Props>(load, () => <RecordMenuButton />);
