import type { ComponentType } from 'react';
import { deferred } from './deferred.tsx';
import { RecordMenuButton } from './record-menu-button.tsx';

/**
 * A record's menu without its code, which half of the pop-ups of the app come with. What is loaded draws an
 * `OpenRecordMenu`, so that a press waits once.
 */
export const deferredMenu = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  deferred<Props>(load, () => <RecordMenuButton />);
