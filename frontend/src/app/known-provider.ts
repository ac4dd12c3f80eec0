import type { OidcClientSettings, OidcMetadata } from 'oidc-client-ts';
import { hasFields, readStored } from '../ui/browser-store.ts';

const KEY = 'provider';

/** What the sign-in provider said of its addresses before, so that a start does not have to ask. */
export const knownProvider = (issuer: string): Pick<OidcClientSettings, 'metadata'> => {
  const isOfIssuer = (value: unknown): value is OidcMetadata => hasFields(value, 'issuer') && value.issuer === issuer;
  const metadata = readStored('localStorage', KEY, isOfIssuer);
  return metadata ? { metadata } : {};
};

export const rememberProvider = (metadata: Partial<OidcMetadata>): void =>
  localStorage.setItem(KEY, JSON.stringify(metadata));
