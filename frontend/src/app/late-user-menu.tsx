import { late } from '../ui/late.tsx';
import { UserButton } from './user-button.tsx';

export const LateUserMenu = late(async () => (await import('./user-menu.tsx')).UserMenu, UserButton);
