import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIT_BUCKET, FILES_BUCKET, secretEnvironment, storageEnvironment } from '#infra/local/environment.ts';
import type { ServeWeb } from '#infra/local/gateway.ts';
import type { OwnHandlers } from '#infra/local/gateway/routes.ts';
import type { MintOptions } from '#infra/local/identity/signing-keys.ts';
import { listen, type Listener } from '#infra/local/listen.ts';
import type { Caller } from '../personas.ts';
import type { CapturedMail } from '#infra/local/mail/captured-mail.ts';
import type { PayrollSandbox } from '#infra/local/payroll/payroll-sandbox.ts';
import type { SignatureSandbox } from '#infra/local/signatures/signature-sandbox.ts';
import { apiClient, type ApiClient } from './api-client.ts';
import { connectDirectly } from './direct-storage.ts';
import { fillStorage } from './fill-storage.ts';
import { sharedMail, type SharedMail } from './mail.ts';
import { letRunsWait } from './waiting-runs.ts';

export type RuntimeOptions = {
  /** `personas` (default): the users of personas.ts and nothing else. `none`: empty tables. */
  seed?: 'personas' | 'demo' | 'empty' | 'none' | `vehicles=${number}` | `trainings=${number}` | `days-off=${number}`;
  /** The folder of a built app, for browser tests. */
  web?: string | ServeWeb;
  /** Sends what is queued, into a stand-in of the mail service. Without it mail stays waiting. */
  mail?: boolean;
  /** Handlers served beside the endpoints of the product. */
  endpoints?: OwnHandlers;
};

export type Runtime = {
  url: string;
  /** A client for a persona; `nobody` sends no token. */
  as: (caller: Caller | 'nobody') => Promise<ApiClient>;
  token: (user: string, options?: MintOptions) => Promise<string>;
  /** What was sent, newest first; waits until everything that was queued has an outcome. Needs `mail`. */
  mails: () => Promise<CapturedMail[]>;
  /** How mail is sent, with the option `mail`. */
  mail: SharedMail | undefined;
  /** The payroll office of the product `brabo`, empty; it answers at once. */
  payroll: PayrollSandbox;
  /** The provider of signatures, empty; its webhooks arrive here. */
  signatures: SignatureSandbox;
  /** Forgets what this process remembers of the data, which is needed after writing to the tables directly. */
  forget: () => void;
  close: () => Promise<void>;
};

const noWeb: ServeWeb = async (_, response) => void response.writeHead(404).end();

/**
 * Storage in memory, objects in a temporary folder and a free port. Files of one worker share them: the SDK clients of
 * the product keep the addresses that they met first.
 */
const startServers = async () => {
  process.env['POWERTOOLS_LOG_LEVEL'] ??= 'ERROR';
  const directory = await mkdtemp(join(tmpdir(), 'runtime-'));
  const [{ startDynamoDb }, { startObjectStore }, { startPayrollSandbox }, { startSignatureSandbox }] =
    await Promise.all([
      import('#infra/local/dynamodb/server.ts'),
      import('#infra/local/object-store.ts'),
      import('#infra/local/payroll/payroll-sandbox.ts'),
      import('#infra/local/signatures/signature-sandbox.ts'),
    ]);
  const [listening, payroll, signatures, dynamodb, s3] = await Promise.all([
    listen(0),
    startPayrollSandbox(),
    startSignatureSandbox(),
    startDynamoDb({}),
    startObjectStore({ dataDir: directory, buckets: [FILES_BUCKET, AUDIT_BUCKET], keepsVersions: true }),
  ]);
  Object.assign(
    process.env,
    storageEnvironment({ dynamodb: dynamodb.endpoint, s3: s3.endpoint }),
    payroll.environment,
    signatures.environment,
    // Beside the objects, so that a seed that is put back brings its secrets along.
    secretEnvironment(directory),
  );
  const [{ dynamo, transactionDynamo }, { stateMachines }, { checkKeys }] = await Promise.all([
    import('#functions/platform/storage/client.ts'),
    import('#functions/platform/runs/state-machine.ts'),
    import('#infra/local/area-at-work.ts'),
  ]);
  for (const client of [dynamo(), transactionDynamo()]) {
    connectDirectly(client, dynamodb);
    checkKeys(client);
  }
  letRunsWait(stateMachines());
  return { directory, listening, payroll, signatures, dynamodb, s3 };
};
let servers: ReturnType<typeof startServers> | undefined;

/**
 * The local runtime inside the test's own process: empty tables and an empty bucket before the seed, the gateway with
 * the real handlers. The pace of runs is 0.
 */
export const startRuntime = async (options: RuntimeOptions = {}): Promise<Runtime> => {
  process.env['BULK_DELAY_MS'] ??= '0';
  const { listening, payroll, signatures, ...storage } = await (servers ??= startServers());
  const [{ startFront }, { forgetData }] = await Promise.all([
    import('#infra/local/front.ts'),
    import('#infra/local/data.ts'),
  ]);
  await payroll.clear();
  await signatures.clear();
  await fillStorage(storage, options.seed ?? 'personas');
  await signatures.keepSecret();
  const mail = options.mail ? await sharedMail() : undefined;
  // A page that is closed does not end what it asked for.
  const underway = new Set<Promise<void>>();
  const answering =
    (listener: Listener): Listener =>
    (request, response) => {
      const answered = listener(request, response).finally(() => underway.delete(answered));
      underway.add(answered);
      return answered;
    };
  const front = await startFront({
    listening: {
      ...listening,
      serve: (listener) => listening.serve(answering(listener)),
      close: async () => undefined,
    },
    filesOrigin: storage.s3.endpoint,
    web: options.web ?? noWeb,
    isHealthy: () => true,
    mail: mail?.sandbox,
    payroll,
    signatures,
    seed: options.seed === 'empty' ? 'empty' : undefined,
    more: options.endpoints,
  });
  return {
    url: front.url,
    as: async (caller) => apiClient(front.url, caller === 'nobody' ? undefined : await front.identity.mint(caller)),
    token: front.identity.mint,
    mails: async () => {
      if (!mail) throw new Error('startRuntime({ mail: true }) sends mail');
      return mail.sent();
    },
    mail,
    payroll,
    signatures,
    forget: forgetData,
    async close() {
      await mail?.close();
      // A file may have chosen another pace.
      delete process.env['BULK_DELAY_MS'];
      await front.close();
      await Promise.all(underway);
      await rm(storage.directory, { recursive: true, force: true });
    },
  };
};
