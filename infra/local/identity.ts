import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import { openSessionStore } from './identity/session-store.ts';
import { messagePage, pagePolicy, signInPage, type Account } from './identity/sign-in-page.ts';
import { loadKeys, publicKeySet, tokenMinter, type MintOptions } from './identity/signing-keys.ts';

export type Identity = {
  issuer: string;
  /** Signs an access token for `user` without a sign-in, for scripts and tests. */
  mint: (user: string, options?: MintOptions) => Promise<string>;
  /** Answers everything below `/oidc`. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Loads the provider ahead of the first sign-in. */
  warm: () => Promise<unknown>;
  close: () => void;
};

export type IdentityOptions = {
  issuer: string;
  directory?: string | undefined;
  /** Who can sign in; some providers know only whom somebody asks for. */
  accounts: (asked: string | null | undefined) => Promise<readonly Account[]>;
};

const INTERACTION = /^\/oidc\/interaction\/[\w-]+$/;

const sendPage = (response: ServerResponse, status: number, html: string): void => {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy,
  });
  response.end(html);
};

/**
 * The sign-in of the local runtime: a certified provider on the gateway's own origin, without passwords. Keys and
 * sessions live in `directory`. The provider is loaded when someone signs in: scripts and tests only need its key set.
 */
export const startIdentity = async ({ issuer, directory, accounts }: IdentityOptions): Promise<Identity> => {
  const keys = await loadKeys(directory);
  const keySet = JSON.stringify(publicKeySet(keys));
  const store = openSessionStore(directory);
  let loading: Promise<{ provider: Provider; callback: ReturnType<Provider['callback']> }> | undefined;
  const load = () =>
    (loading ??= import('./identity/provider.ts').then(({ newProvider }) => {
      const provider = newProvider({ issuer, keys, store });
      return { provider, callback: provider.callback() };
    }));

  const interact = async (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const details = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!details) return sendPage(response, 400, messagePage('Sign-in expired', 'Start again from the first page.'));
    const hint = details.params['login_hint'];
    const chosen =
      request.method === 'POST'
        ? new URLSearchParams(await text(request)).get('user')
        : typeof hint === 'string'
          ? hint
          : undefined;
    const users = await accounts(chosen);
    const account = users.find(({ name, label }) => name === chosen || label === chosen);
    if (!account) return sendPage(response, 200, signInPage(users));
    await provider.interactionFinished(request, response, { login: { accountId: account.name } });
  };

  return {
    issuer,
    mint: await tokenMinter(keys, issuer),
    warm: load,
    close: store.flush,
    async handle(request, response) {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (path === '/oidc/jwks') {
        response.writeHead(200, { 'content-type': 'application/jwk-set+json', 'cache-control': 'no-store' });
        response.end(keySet);
        return;
      }
      const { provider, callback } = await load();
      if (INTERACTION.test(path)) return interact(provider, request, response);
      response.setHeader('content-security-policy', pagePolicy);
      // The library finds the path that it is mounted at by comparing these two addresses.
      Object.assign(request, { originalUrl: request.url });
      request.url = (request.url ?? '').replace(/^\/oidc/, '') || '/';
      await callback(request, response);
    },
  };
};
