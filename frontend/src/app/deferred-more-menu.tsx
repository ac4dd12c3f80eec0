import { deferred } from '../ui/deferred.tsx';
import { MoreButton } from './more-button.tsx';

export const DeferredMoreMenu = deferred(
  async () => (await import('./more-menu.tsx')).MoreMenu,
  () => <MoreButton />,
);
