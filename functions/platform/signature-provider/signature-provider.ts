import type { ProviderStatus } from '#shared/contracts/signature-provider.ts';

/** A document with those who sign it, in the order of signing. */
export type SignatureRequest = {
  /** Names the request for good: the same one again is the same request. */
  readonly reference: string;
  readonly title: string;
  readonly sha256: string;
  readonly file: Buffer;
  readonly signers: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly order: number;
    /** Where they go when they are done, if not where the others go. */
    readonly return_url?: string;
  }[];
  /** Where signers go when they are done. */
  readonly return_url: string;
  /** Where the provider tells that something happened. */
  readonly webhook_url: string;
  /** The ISO instant from which on nobody can sign. */
  readonly expires: string;
};

/** A request that the provider has taken; `urls` by the id of a signer. */
export type TakenRequest = { readonly request_id: string; readonly urls: Readonly<Record<string, string>> };

/**
 * Why there is no answer. `offline`: nothing came back, or nothing that can be understood, so it may be tried again.
 * `login_failed`: the credentials are missing or wrong. `refused`: the provider says no, and will say so again.
 */
export type NoAnswer = {
  readonly ok: false;
  readonly reason: 'offline' | 'login_failed' | 'not_found' | 'refused';
  /** What the provider wrote about it. */
  readonly message: string;
};
export type FromProvider<T> = { readonly ok: true; readonly data: T } | NoAnswer;

/** The headers of a request by their name in lower case. */
export type ReadHeader = (name: string) => string | undefined;

/**
 * The provider of signatures (docs/areas/signature-provider.md#provider). No call throws for what the provider or the
 * network does, and each of them can be made again.
 */
export type SignatureProvider = {
  /** Names its webhooks and its secret. */
  readonly key: string;
  readonly create: (request: SignatureRequest) => Promise<FromProvider<TakenRequest>>;
  readonly status: (requestId: string) => Promise<FromProvider<ProviderStatus>>;
  /** The sealed file, once everybody has signed. */
  readonly result: (requestId: string) => Promise<FromProvider<Buffer>>;
  /** Makes a request void; one that is over stays as it is. */
  readonly cancel: (requestId: string) => Promise<FromProvider<null>>;
  /** The request that a webhook is about; undefined unless the provider itself sent it just now. */
  readonly readWebhook: (body: string, header: ReadHeader) => Promise<{ readonly request_id: string } | undefined>;
};
