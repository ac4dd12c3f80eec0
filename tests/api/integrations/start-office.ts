import { startRuntime, type Runtime, type RuntimeOptions } from '#tests/harness/runtime.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';

/** A word that stands in every credential of these tests, and nowhere else may. */
export const CANARY = 'canary-of-credentials';

type Fields = Readonly<Record<string, unknown>>;

/** Credentials that the sandbox takes, for a customer whose code names its script. */
export const credentialsOf = (customerCode: string, over: Fields = {}) => ({
  new_username: `${CANARY}-user`,
  new_customer_code: customerCode,
  new_password: `${CANARY}-password`,
  ...over,
});

/** The body of an answer that went well. */
export const ok = async ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Status and code of an answer, and the codes of its fields. */
export const refusalOf = ({ status, body }: Answer) => [
  status,
  body.code,
  ...(body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`),
];

/** The product with empty integrations, and the clients of those who look after them. */
export const startOffice = async (options: RuntimeOptions = {}) => {
  const runtime: Runtime = await startRuntime(options);
  const admin = await runtime.as('admin');
  const post = (path: string, body: Fields, client: ApiClient = admin) =>
    client.post(`/api/integrations/${path}`, body);
  const detail = async (id: number) => ok(await admin.get(`/api/integrations/${id}/detail`));
  let count = 0;
  return {
    runtime,
    admin,
    post,
    detail,
    /** Adds an integration with the sandbox. */
    async connected(customerCode: string, over: Fields = {}): Promise<number> {
      const name = `Office ${(count += 1)}`;
      const credentials = credentialsOf(customerCode);
      return (await ok(await post('add', { name, product: 'brabo', credentials, ...over }))).id;
    },
    /** The feed of an integration, newest first. */
    feed: async (id: number) =>
      (await ok(await admin.get('/api/activity/list', { relatedObject: 'integration', relatedObjectId: String(id) })))
        .items as { event_type: string; event_info_json: Fields }[],
    userIdOf: async (name: string): Promise<number> =>
      (await ok(await admin.get('/api/users/list', { per_page: 100 }))).data.find(({ email }: { email: string }) =>
        email.startsWith(`${name}@`),
      ).id,
  };
};
