/** The part of oidc-provider that the local runtime uses; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type AdapterPayload = Record<string, unknown>;
  export type Adapter = {
    upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<AdapterPayload | undefined>;
    findByUid(uid: string): Promise<AdapterPayload | undefined>;
    findByUserCode(code: string): Promise<AdapterPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  };

  export type Grant = {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  };
  export type Session = {
    accountId?: string;
    destroy(): Promise<void>;
    grantIdFor(clientId: string): string | undefined;
  };
  export type Context = {
    body: unknown;
    type: string;
    status: number;
    oidc: {
      provider: Provider;
      session: Session;
      client: { clientId: string };
      account: { accountId: string };
      params: Record<string, unknown>;
      entities: { AuthorizationCode?: { authTime?: number }; RefreshToken?: { authTime?: number } };
      result?: { login?: { accountId: string } };
    };
  };
  export type InteractionDetails = {
    uid: string;
    params: Record<string, unknown>;
    session?: { accountId: string; uid: string };
  };

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    Grant: { new (init: { accountId: string; clientId: string }): Grant; find(id: string): Promise<Grant | undefined> };
    Session: { findByUid(uid: string): Promise<Session | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
  }

  type Policy = { get(name: string): { checks: { add(check: object): void } } };
  export const interactionPolicy: {
    base(): Policy;
    Check: {
      new (reason: string, description: string, check: (context: Context) => boolean): object;
      REQUEST_PROMPT: boolean;
      NO_NEED_TO_PROMPT: boolean;
    };
  };
}
