import { commonErrors, type ErrorCode } from '#shared/errors/catalogue.ts';
import { callerKindOf, type CallerKind, type Endpoint } from './endpoint.ts';

const userErrors = new Set<ErrorCode>(['unauthenticated', 'no_membership', 'forbidden']);

/** The errors of every endpoint for each kind of caller. */
const ofCallers: Readonly<Record<CallerKind, readonly ErrorCode[]>> = {
  user: [...commonErrors, 'too_many_requests'],
  nobody: ['too_many_requests', 'internal', 'unavailable'],
  link: [...commonErrors.filter((code) => !userErrors.has(code)), 'not_found', 'link_ended', 'too_many_requests'],
};

/** Every error that an endpoint can answer: those of its caller, and those that its contract lists. */
export const errorCodesOf = (definition: Endpoint): ErrorCode[] => {
  const withoutBody = definition.body ? [] : (['payload_too_large', 'unsupported_media_type'] as ErrorCode[]);
  const own = [
    ...(definition.params ? (['not_found'] as const) : []),
    ...(definition.freshSignIn ? (['sign_in_again'] as const) : []),
    // Its key may come again with another body, or be used by two calls at once.
    ...(definition.idempotent ? (['idempotency_mismatch'] as const) : []),
  ];
  return [...new Set([...ofCallers[callerKindOf(definition)], ...own, ...(definition.errors ?? [])])].filter(
    (code) => !withoutBody.includes(code),
  );
};
