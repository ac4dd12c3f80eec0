import type { APIGatewayProxyEvent } from 'aws-lambda';
import { callerKindOf, type CallerKind, type Endpoint } from '#shared/contract/endpoint.ts';
import type { Caller, Identify } from './caller.ts';
import type { identifyByLink } from './link-caller.ts';
import { identifyUser } from './user-caller.ts';

/** Whoever asks; nothing is known about them. */
const identifyNobody: Identify<'nobody', object> = () => Promise.resolve({ given: {}, subject: undefined, logged: {} });

/** Most functions never see a link, so that only the others load what knows links. */
const loadLinks: typeof identifyByLink = async (...asked) => {
  const { identifyByLink } = await import('./link-caller.ts');
  return identifyByLink(...asked);
};

/** How each kind of caller is known. Another kind takes a name in `callerKinds`, its terms there, and a file here. */
const identifyAs = { user: identifyUser, nobody: identifyNobody, link: loadLinks } satisfies {
  [K in CallerKind]: Identify<K, object>;
};

/** What the handler is told about a caller of that kind. */
export type GivenBy<K extends CallerKind> = Awaited<ReturnType<(typeof identifyAs)[K]>>['given'];

export const identify = (definition: Endpoint, event: APIGatewayProxyEvent): Promise<Caller> => {
  // why: an endpoint and the kind of caller it names belong together, which the lookup does not show the compiler
  const identifyCaller = identifyAs[callerKindOf(definition)] as (
    ...asked: [Endpoint, APIGatewayProxyEvent]
  ) => Promise<Caller>;
  return identifyCaller(definition, event);
};
