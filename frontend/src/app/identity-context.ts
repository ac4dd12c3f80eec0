import { createContext, use } from 'react';
import type { AppConfig } from './config.ts';
import type { Identity } from './identity.ts';

type Known = { config: AppConfig; identity: Identity };

const IdentityContext = createContext<Known | undefined>(undefined);
export const IdentityProvider = IdentityContext.Provider;

export const useIdentity = (): Known => {
  const known = use(IdentityContext);
  if (!known) throw new Error('useIdentity outside a session');
  return known;
};
