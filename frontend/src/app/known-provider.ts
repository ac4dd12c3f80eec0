import type { OidcClientSettings, OidcMetadata } from 'oidc-client-ts';

const KEY = 'provider';

/** What the sign-in provider said of its addresses before, so that a start does not have to ask. */
export const knownProvider = (issuer: string): Pick<OidcClientSettings, 'metadata'> => {
  try {
    const metadata = JSON.parse(localStorage.getItem(KEY) ?? 'null') as OidcMetadata | null;
    return metadata?.issuer === issuer ? { metadata } : {};
  } catch {
    return {};
  }
};

export const rememberProvider = (metadata: Partial<OidcMetadata>): void =>
  localStorage.setItem(KEY, JSON.stringify(metadata));
