import { isDeepStrictEqual } from 'node:util';

type Answer = { headers?: object; $ref?: string };
type Operation = { security?: object[]; responses: Record<string, Answer | undefined> };
type Headed = {
  components: { headers?: object; responses?: Record<string, Answer> };
  paths: Record<string, Record<string, Operation>>;
};

const integer = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const headers = {
  'RateLimit-Limit': integer('How many calls the caller has in a window of time.'),
  'RateLimit-Remaining': integer('How many calls are left in this window.'),
  'RateLimit-Reset': integer('How many seconds remain until the next window.'),
  'Retry-After': integer('How many seconds to wait before the same call is sent again.'),
};
type Name = keyof typeof headers;

const ofTurn: readonly Name[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** The answers that operations have alike, by their status: they are said once. */
const shared: Readonly<Record<string, { name: string; headers: readonly Name[] }>> = {
  '429': { name: 'TooManyRequests', headers: [...ofTurn, 'Retry-After'] },
  '503': { name: 'Unavailable', headers: ['Retry-After'] },
};

const referTo = (names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Callers who sign in, or have a key, are counted; a link and nobody are not. */
const isCounted = ({ security }: Operation): boolean => security?.length !== 0;

/** Describes the headers of answers, which `functions/platform/http/request-log.ts` and `answers.ts` send. */
export const describeHeaders = (document: object): void => {
  const { components, paths } = document as Headed;
  components.headers = headers;
  const answers: Record<string, Answer> = (components.responses = {});
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const { responses } = operation;
    if (responses['200'] && isCounted(operation)) responses['200'].headers = referTo(ofTurn);
    for (const [status, { name, headers: sent }] of Object.entries(shared)) {
      const answer = responses[status];
      if (!answer) continue;
      const headed = { ...answer, headers: referTo(sent) };
      answers[name] ??= headed;
      responses[status] = isDeepStrictEqual(answers[name], headed)
        ? { $ref: `#/components/responses/${name}` }
        : headed;
    }
  }
};
