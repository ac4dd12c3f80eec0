import type { APIGatewayProxyEvent } from 'aws-lambda';
import { callerKindOf, type CallerKind, type Endpoint } from '#shared/contract/endpoint.ts';
import type { Caller, Identify } from './caller.ts';
import { addressOf } from './address-of.ts';
import { headerOf } from './header-of.ts';
import type { identifyByLink } from './link-caller.ts';
import { identifyUser } from './user-caller.ts';

/** A request as it arrived, for what proves itself by a signature over it. */
type Sent = {
  readonly body: string;
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The address that it came from. */
  readonly address: string;
};

/** Any caller, about whom nothing is known. */
const identifyNobody: Identify<'nobody', { sent: Sent }> = (_, event) => {
  const header = (name: string): string | undefined => headerOf(event, name);
  const sent = { body: event.body ?? '', header, address: addressOf(event) };
  return Promise.resolve({ fields: { sent }, subject: undefined, logged: {} });
};

/** Loads the code for links on first use, because most functions never see a link. */
const loadLinks: typeof identifyByLink = async (...args) => {
  const { identifyByLink } = await import('./link-caller.ts');
  return identifyByLink(...args);
};

/** How each kind of caller is identified. A new kind needs a name and terms beside `callerKinds`, and a file here. */
const identifyAs = { user: identifyUser, nobody: identifyNobody, link: loadLinks } satisfies {
  [K in CallerKind]: Identify<K, object>;
};

/** The fields about a caller of that kind in the request of the handler. */
export type CallerFields<K extends CallerKind> = Awaited<ReturnType<(typeof identifyAs)[K]>>['fields'];

export const identify = (definition: Endpoint, event: APIGatewayProxyEvent): Promise<Caller> => {
  // why: an endpoint and the kind of caller it names belong together, which the lookup does not show the compiler
  const identifyCaller = identifyAs[callerKindOf(definition)] as (
    ...args: [Endpoint, APIGatewayProxyEvent]
  ) => Promise<Caller>;
  return identifyCaller(definition, event);
};
