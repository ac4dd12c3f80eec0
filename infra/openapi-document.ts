import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { isForKeys } from '#shared/contract/for-keys.ts';
import { callerKindOf, type CallerKind, type Endpoint, type EndpointFor } from '#shared/contract/endpoint.ts';
import { errorCodesOf } from '#shared/contract/error-codes.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { problemSchemaOf } from '#shared/errors/problem-schema.ts';
import { permissionMatrix } from '#shared/permissions/rules.ts';
import { nameSchemas } from './named-schemas.ts';
import { describeHeaders } from './openapi-headers.ts';
import { nameKeys } from './openapi-keys.ts';
import { answerWords } from './openapi-words/answer-words.ts';
import { describeDocument } from './openapi-words/describe-document.ts';
import { tagsOf } from './openapi-tags.ts';

/** Whether a caller of this kind signs in. */
const signsIn: Readonly<Record<CallerKind, boolean>> = { user: true, nobody: false, link: false };

const errorResponses = (definition: Endpoint) => {
  const byStatus = Map.groupBy(errorCodesOf(definition), (code) => catalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const [first, ...others] = new Set(codes.map(problemSchemaOf));
      const schema = first && others.length > 0 ? z.union([first, ...others]) : first;
      return [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${catalogue[code].title}.`).join(' '),
          content: { 'application/problem+json': { schema } },
        },
      ];
    }),
  );
};

const rightOfUser = (definition: EndpointFor<'user'>): string => {
  const { permission } = definition;
  const right =
    permission === 'signed-in'
      ? 'Any member of the company.'
      : `Right \`${permission}\`: ${permissionMatrix[permission].action}.`;
  return isForKeys(definition) ? right : `${right} Not with an API key.`;
};

/** How callers show who they are, where that differs from what holds for the whole document. */
const securityOf = (definition: Endpoint): { security?: Record<string, string[]>[] } => {
  if (!signsIn[callerKindOf(definition)]) return { security: [] };
  return isForKeys(definition) ? {} : { security: [{ signIn: [] }] };
};

const rightOf = (definition: Endpoint): string => {
  switch (definition.session) {
    case 'nobody':
      return 'No sign-in.';
    case 'link':
      return `No sign-in: a link for ${definition.purposes.map((purpose) => `\`${purpose}\``).join(' or ')}.`;
    default:
      return rightOfUser(definition);
  }
};

const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe('The same key with the same body does the work once.'),
});

const tagOf = ({ id }: Endpoint): string => id.split('.')[0] ?? '';

const operation = (definition: Endpoint): ZodOpenApiOperationObject => ({
  operationId: definition.id,
  summary: definition.summary,
  description: rightOf(definition),
  tags: [tagOf(definition)],
  ...securityOf(definition),
  requestParams: {
    ...(definition.params && { path: definition.params as z.ZodObject }),
    ...(definition.query && { query: definition.query as z.ZodObject }),
    ...(definition.idempotent && { header: idempotencyHeader }),
  },
  ...(definition.body && {
    requestBody: { required: true, content: { 'application/json': { schema: definition.body } } },
  }),
  responses: {
    '200': {
      description: answerWords(definition) ?? '',
      content: { [definition.media ?? 'application/json']: { schema: definition.response } },
    },
    ...errorResponses(definition),
  },
});

/**
 * The OpenAPI 3.1 document of the endpoints, for people and tools; the API Gateway body is another one
 * (docs/areas/deployment.md#stacks).
 */
export const openapiDocument = (endpoints: readonly Endpoint[]): object => {
  const named = nameSchemas(endpoints);
  const paths: ZodOpenApiPathsObject = {};
  for (const definition of endpoints) {
    const method = definition.method.toLowerCase() as 'get' | 'post';
    paths[definition.path] = { ...paths[definition.path], [method]: operation(definition) };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Back office',
      version: '1',
      description: 'Dates are dd/mm/yyyy, money is a number in currency units, ids are positive integers.',
      license: {
        name: 'Proprietary: the customers of this product may use its API',
        identifier: 'LicenseRef-Proprietary',
      },
      contact: { name: 'The administrators of the company, and whoever runs this installation for it' },
    },
    servers: [{ url: '/', description: 'The address of the company, where people open the app.' }],
    tags: tagsOf(endpoints.map(tagOf)),
    security: [{ apiKey: [] }, { signIn: [] }],
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'bok_…',
          description: 'An API key, made under Settings, API keys. Its scopes and the rights of its maker bound it.',
        },
        signIn: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a person.' },
      },
    },
    paths,
  });
  nameKeys(document);
  describeHeaders(document);
  describeDocument(document, endpoints, named);
  return document;
};

export const openapiText = (endpoints: readonly Endpoint[]): string =>
  `${JSON.stringify(openapiDocument(endpoints), null, 2)}\n`;
