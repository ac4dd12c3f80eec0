import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';
import { listenOnLoopback } from '#infra/local/loopback.ts';

type Pool = {
  /** Names of accounts by their subjects. */
  readonly accounts: Record<string, string>;
  readonly deleted: string[];
  /** Who was invited, once for each mail. */
  readonly invited: string[];
  /** The errors that the next invitations meet, after the account was made. */
  readonly faults: string[];
};
type Sent = { readonly Filter?: string; readonly Username?: string; readonly MessageAction?: string };

let pool: Pool = { accounts: {}, deleted: [], invited: [], faults: [] };
let address: Promise<string> | undefined;

const fault = (__type: string): object => ({ __type });
const subjectOf = (name: string) => Object.keys(pool.accounts).find((subject) => pool.accounts[subject] === name);
const attributesOf = (name: string) => [{ Name: 'sub', Value: subjectOf(name) }];

const invite = ({ Username: name = '', MessageAction: again }: Sent): object => {
  if (again === undefined && subjectOf(name) !== undefined) return fault('UsernameExistsException');
  pool.accounts[`subject of ${name}`] = name;
  const failure = pool.faults.shift();
  if (failure !== undefined) return fault(failure);
  pool.invited.push(name);
  return { User: { Username: name, Attributes: attributesOf(name) } };
};

const answerTo = async (request: IncomingMessage): Promise<object> => {
  // why: the SDK of the product made it
  const sent = (await json(request)) as Sent;
  const { Filter: filter, Username: name } = sent;
  const found = Object.entries(pool.accounts).filter(([subject]) => filter === `sub = "${subject}"`);
  const action = String(request.headers['x-amz-target']).split('.').at(-1);
  if (action === 'AdminCreateUser') return invite(sent);
  if (action === 'AdminGetUser' && name !== undefined)
    return { Username: name, UserAttributes: attributesOf(name), UserStatus: 'FORCE_CHANGE_PASSWORD' };
  if (action === 'ListUsers') return { Users: found.map(([, Username]) => ({ Username })) };
  if (name !== undefined) pool.deleted.push(name);
  return {};
};

/** One server for all files of a worker, since the product keeps the client that it made for the first of them. */
const listening = async (): Promise<string> => {
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      response.writeHead('__type' in answer ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(answer));
    });
  });
  const { url } = await listenOnLoopback(server);
  server.unref();
  return url;
};

/**
 * What stands in for a user pool until it is closed: it knows accounts by their subjects, and which of them were
 * deleted.
 */
export const startUserPool = async (accounts: Pool['accounts'] = {}, faults: Pool['faults'] = []) => {
  pool = { accounts, deleted: [], invited: [], faults };
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', await (address ??= listening()));
  vi.stubEnv('USER_POOL_ID', 'eu-central-1_test');
  return { deleted: pool.deleted, invited: pool.invited, close: (): void => void vi.unstubAllEnvs() };
};
