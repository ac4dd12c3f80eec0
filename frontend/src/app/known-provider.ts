import type { OidcClientSettings, OidcMetadata } from 'oidc-client-ts';
import { hasFields, keepStored, readStored } from '../ui/browser-store.ts';

const KEY = 'provider';

const isMetadata = (value: unknown): value is Partial<OidcMetadata> =>
  hasFields(value, 'issuer', 'authorization_endpoint', 'token_endpoint');

/** What the sign-in provider said of its addresses before, so that a start does not have to ask. */
export const knownProvider = (issuer: string): Pick<OidcClientSettings, 'metadata'> => {
  const metadata = readStored('localStorage', KEY, isMetadata);
  return metadata?.issuer === issuer ? { metadata } : {};
};

export const rememberProvider = (metadata: Partial<OidcMetadata>): void => keepStored('localStorage', KEY, metadata);
