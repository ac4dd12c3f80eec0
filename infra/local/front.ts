import { registry } from '#shared/contract/registry.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { listAccounts } from './accounts.ts';
import { demoUsers } from './demo-users.ts';
import { identityEnvironment, TENANT_NAME } from './environment.ts';
import { gateway, type ServeWeb } from './gateway.ts';
import type { OwnHandlers } from './gateway/routes.ts';
import type { Listening } from './listen.ts';
import { startIdentity, type Identity } from './identity.ts';
import { resetData } from './data.ts';
import type { MailSandbox } from './mail/mail-sandbox.ts';
import type { PayrollSandbox } from './payroll/payroll-sandbox.ts';
import type { SignatureSandbox } from './signatures/signature-sandbox.ts';
import type { Seed } from './seed/parse-seed.ts';

export type FrontOptions = {
  listening: Listening;
  /** Where keys and sessions of the sign-in are kept; in memory without it. */
  identityDirectory?: string | undefined;
  filesOrigin: string;
  web: string | ServeWeb;
  isHealthy: () => boolean;
  /** Where mail arrives; none is shown without it. */
  mail?: MailSandbox | undefined;
  /** The payroll office of the demo. */
  payroll: PayrollSandbox;
  /** The provider of signatures of the demo. */
  signatures: SignatureSandbox;
  /** Handlers served beside the endpoints of the product. */
  more?: OwnHandlers | undefined;
  /** What the storage was filled with; the app offers the demo in the place of an empty company. */
  seed?: Seed['kind'] | undefined;
  /** Called before anything is dropped: what ends in the middle has to be told from a whole company. */
  beforeReset?: (seed: Seed) => Promise<void>;
  /** Tells the other processes that the data was replaced, or what day it is. */
  onReset?: (seed: Seed) => Promise<void>;
  onToday?: (day: IsoDate | undefined) => void;
};

export type Front = { url: string; identity: Identity; close: () => Promise<void> };

/** Gateway and sign-in on one origin, in this process. Storage must answer and its environment must be set. */
export const startFront = async (options: FrontOptions): Promise<Front> => {
  const { listening } = options;
  const url = `http://127.0.0.1:${listening.port}`;
  const issuer = `${url}/oidc`;
  Object.assign(process.env, identityEnvironment(issuer), { APP_URL: url });
  let seeded = options.seed;
  const identity = await startIdentity({ issuer, directory: options.identityDirectory, accounts: listAccounts });
  listening.serve(
    gateway({
      endpoints: [...registry, ...(options.more?.keys() ?? [])],
      ownHandlers: options.more,
      identity,
      filesOrigin: options.filesOrigin,
      tenantName: TENANT_NAME,
      demoUsers,
      offersDemo: () => seeded === 'empty',
      web: options.web,
      dev: {
        isHealthy: options.isHealthy,
        async reset(seed) {
          await options.beforeReset?.(seed);
          await options.payroll.clear();
          await options.signatures.clear();
          await resetData(seed);
          seeded = seed.kind;
          await options.signatures.keepSecret();
          await options.mail?.clear();
          await options.onReset?.(seed);
        },
        payroll: options.payroll,
        mails: async () => (await options.mail?.list()) ?? [],
        setToday(day) {
          pinToday(day);
          options.onToday?.(day);
        },
      },
    }),
  );
  return {
    url,
    identity,
    async close() {
      identity.close();
      await listening.close();
    },
  };
};
