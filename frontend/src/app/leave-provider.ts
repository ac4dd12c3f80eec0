import type { OidcClient } from 'oidc-client-ts';
import type { Tokens } from './kept-tokens.ts';

type Left = Partial<Pick<Tokens, 'id_token' | 'refresh_token'>>;

/** Ends the session at the provider, which sends the browser back to the sign-in page of the app. */
export const leaveProvider = async (client: OidcClient, { id_token, refresh_token }: Left): Promise<void> => {
  // The provider's own session ends below even when revoking fails.
  if (refresh_token) await client.revokeToken(refresh_token, 'refresh_token').catch(() => undefined);
  // A provider without an address for it keeps its own session, and the sign-in page of the app is all there is.
  if ((await client.metadataService.getEndSessionEndpoint().catch(() => undefined)) === undefined)
    return location.assign('/');
  const { url } = await client.createSignoutRequest({
    ...(id_token && { id_token_hint: id_token }),
    client_id: client.settings.client_id,
    // Cognito's name for the address to return to.
    extraQueryParams: { logout_uri: `${location.origin}/` },
  });
  location.assign(url);
};
