import { late } from '../ui/late.tsx';
import { MoreButton } from './more-button.tsx';

export const LateMoreMenu = late(
  async () => (await import('./more-menu.tsx')).MoreMenu,
  () => <MoreButton />,
);
