import { deferred } from '../ui/deferred.tsx';
import { UserButton } from './user-button.tsx';

export const DeferredUserMenu = deferred(async () => (await import('./user-menu.tsx')).UserMenu, UserButton);
