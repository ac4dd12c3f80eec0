import { describe, expect, it } from 'vitest';
import { accessOf } from '#shared/contract/endpoint.ts';
import { openapiDocument } from '#infra/openapi-document.ts';
import { apiBody } from '#infra/openapi.ts';
import { signOut } from '#shared/contract/session/sign-out.ts';
import { answerInvitation, askAsNobody, askAsUser, openInvitation } from '#tests/harness/caller-endpoints.ts';

type Operation = {
  description: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  responses: Record<string, { description: string }>;
};
type Paths = { paths: Record<string, Record<string, Operation>> };

const endpoints = [askAsUser, askAsNobody, openInvitation, answerInvitation];

describe('the OpenAPI document describes for each kind of caller', () => {
  const { paths } = openapiDocument(endpoints) as Paths;
  const statusesOf = (operation: Operation | undefined): string[] => Object.keys(operation?.responses ?? {});

  it('how it authenticates', () => {
    expect(paths[askAsUser.path]?.['get']).not.toHaveProperty('security');
    expect(paths[askAsNobody.path]?.['get']).toMatchObject({ security: [], description: 'No sign-in.' });
    expect(paths[openInvitation.path]?.['get']).toMatchObject({
      security: [],
      description: 'No sign-in: a link for `invite`.',
      parameters: [{ name: 'token', in: 'path' }],
    });
  });

  it('the statuses that it can get', () => {
    expect(statusesOf(paths[askAsUser.path]?.['get'])).toEqual([
      '200',
      '400',
      '401',
      '403',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(statusesOf(paths[askAsNobody.path]?.['get'])).toEqual(['200', '429', '500', '503']);
    const link = paths[answerInvitation.path]?.['post'];
    expect(statusesOf(link)).toEqual(['200', '400', '404', '410', '413', '415', '422', '429', '500', '503']);
    expect(link?.responses['410']?.description).toBe('`link_ended`: Link no longer valid.');
  });
});

it('requires an access token where people alone may call, and only the key of the origin elsewhere', () => {
  const { paths } = apiBody('test', [...endpoints, signOut], {
    uri: ({ id }) => id,
    credentials: 'role',
    timeoutMs: 1_000,
    authorizer: { userPoolArn: 'pool' },
  }) as Paths;
  expect(paths[signOut.path]?.['post']?.security).toEqual([{ origin: [] }, { users: ['openid'] }]);
  expect(paths[askAsUser.path]?.['get']?.security).toEqual([{ origin: [] }]);
  expect(paths[askAsNobody.path]?.['get']?.security).toEqual([{ origin: [] }]);
  expect(paths[openInvitation.path]?.['get']?.security).toEqual([{ origin: [] }]);
});

it('gives endpoints for links write access, since wrong tokens are counted', () => {
  expect([askAsUser, askAsNobody, openInvitation].map(accessOf)).toEqual(['read', 'read', 'write']);
});
