import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { signatureProviderSetting } from '#shared/contracts/signature-provider.ts';
import { payrollProducts } from '#shared/integrations/provider.ts';
import { featureFlags } from '#shared/permissions/actor.ts';
import { groupRights } from '#shared/permissions/group-rights.rules.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { directories } from './directory.ts';

/** Cognito refuses a domain with one of these in it. */
const RESERVED = /aws|amazon|cognito/;
/** What CloudWatch Logs accepts, up to ten years. */
const LOG_RETENTION_DAYS = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653] as const;

/** `-c` gives every value as text; a file gives the types of JSON. */
const flag = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);
const whole = (min: number, max: number) =>
  z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(min).max(max));
const list = <T extends string>(values: readonly T[]) =>
  z
    .union([z.array(z.string()), z.string().transform((text) => text.split(',').filter((each) => each !== ''))])
    .pipe(z.array(z.enum(values)));
const hostName = z.string().regex(/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);
const httpsOrigin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text);

/** An issuer as its tokens name it: some end in a slash, all others do not. */
const issuer = z.url({ protocol: /^https?$/ }).refine((text) => !/[?#]/.test(text));

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Everything an operator can set for a tenant; each wrong value is named with its sentence. */
const settings = {
  tenant: [
    z
      .string()
      .regex(/^[a-z](?:-?[a-z0-9]){1,19}$/)
      .refine((slug) => !RESERVED.test(slug)),
    'must be 2 to 20 lower-case letters, digits or single hyphens, start with a letter and hold no reserved word (aws, amazon, cognito)',
  ],
  name: [z.string().trim().min(1).max(100).optional(), "must be the employer's name, 1 to 100 characters"],
  region: [z.string().regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/), 'must be an AWS region such as eu-central-1'],
  domain: [hostName.optional(), 'must be a host name such as people.acme.be'],
  certificateArn: [
    z
      .string()
      .regex(/^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/)
      .optional(),
    'must be the ARN of an ACM certificate in us-east-1, where CloudFront looks for it',
  ],
  hostedZoneId: [
    z
      .string()
      .regex(/^Z[A-Z0-9]{5,31}$/)
      .optional(),
    'must be the id of a Route 53 hosted zone, such as Z0123456789ABC',
  ],
  origin: [httpsOrigin.optional(), 'must be an https origin without a path, such as https://people.acme.be'],
  webAclArn: [
    z
      .string()
      .regex(/^arn:aws[a-z-]*:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/)
      .optional(),
    'must be the ARN of a global WAF web ACL (in us-east-1)',
  ],
  cspReportUrl: [z.url({ protocol: /^https$/ }).optional(), 'must be an https address that takes CSP reports'],
  logRetentionDays: [
    whole(1, 3653)
      .refine((days) => LOG_RETENTION_DAYS.some((each) => each === days))
      .default(90),
    `must be one of ${LOG_RETENTION_DAYS.join(', ')}`,
  ],
  auditLockDays: [whole(1, 3650).default(365), 'must be a whole number of days from 1 to 3650'],
  retainData: [flag.default(true), 'must be true or false'],
  bulkDelayMs: [whole(0, 60_000).optional(), 'must be a whole number of milliseconds from 0 to 60000'],
  workerConcurrency: [whole(0, 500).default(10), 'must be a whole number from 0 (not reserved) to 500'],
  featureFlags: [list(featureFlags).default([]), `must be a list of ${featureFlags.join(', ')}`],
  sandboxPayroll: [flag.default(false), 'must be true or false'],
  payrollProducts: [
    z
      .union([z.array(z.unknown()), z.string().transform(parsedJson)])
      .pipe(payrollProducts)
      .refine((products) => new Set(products.map(({ key }) => key)).size === products.length)
      .default([]),
    'must be a list of payroll offices, each with its own key (docs/settings.md#payroll-offices)',
  ],
  signatureProvider: [
    z
      .union([z.record(z.string(), z.unknown()), z.string().transform(parsedJson)])
      .pipe(signatureProviderSetting)
      .optional(),
    'must have key, name, address and level (docs/settings.md#provider-of-signatures)',
  ],
  malwareScan: [z.enum(['guardduty', 'off']).default('guardduty'), 'must be guardduty or off'],
  issuer: [issuer.optional(), 'must be the address of an OIDC issuer, as its tokens name it'],
  clientId: [
    z
      .string()
      .regex(/^\S{1,200}$/)
      .optional(),
    'must be the id of the client of the app at the issuer',
  ],
  scope: [
    z
      .string()
      .regex(/^openid(?: \S+)*$/)
      .default('openid'),
    'must be scopes with spaces between them, the first of which is openid',
  ],
  audience: [
    z
      .string()
      .regex(/^\S{1,300}$/)
      .optional(),
    'must be the audience of access tokens, without spaces',
  ],
  userClaim: [
    z
      .string()
      .regex(/^[\w:./-]{1,100}$/)
      .default('email'),
    'must be the name of a claim',
  ],
  groupClaim: [
    z
      .string()
      .regex(/^[\w:./-]{1,100}$/)
      .optional(),
    'must be the name of a claim',
  ],
  groups: [
    z
      .union([z.array(z.unknown()), z.string().transform(parsedJson)])
      .pipe(groupRights)
      .default([]),
    'must be a list of groups with role and from (docs/settings.md#rights-by-groups)',
  ],
  groupDays: [whole(1, 365).default(30), 'must be a whole number of days from 1 to 365'],
  keySet: [z.url({ protocol: /^https?$/ }).optional(), 'must be the address of the keys of the issuer'],
  directories: [
    z
      .union([z.array(z.unknown()), z.string().transform(parsedJson)])
      .pipe(directories)
      .default([]),
    'must be a list of directories with name, issuer and clientId (docs/settings.md#single-sign-on)',
  ],
  mfa: [z.enum(['required', 'optional']).default('required'), 'must be required or optional'],
  alarmEmail: [z.email().optional(), 'must be an e-mail address'],
  adminEmail: [z.email().optional(), 'must be an e-mail address'],
  adminName: [z.string().trim().min(1).max(100).optional(), 'must be a name of 1 to 100 characters'],
  mailFrom: [z.email().optional(), 'must be an e-mail address'],
  mailReplyTo: [z.email().optional(), 'must be an e-mail address'],
  emulator: [flag.default(false), 'must be true or false'],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Shape = { -readonly [K in keyof typeof settings]: (typeof settings)[K][0] };
export const settingNames = keysOf(settings);
const schema = z.strictObject(Object.fromEntries(settingNames.map((name) => [name, settings[name][0]])) as Shape);
export type Settings = z.infer<typeof schema>;

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Offices to which credentials would go without TLS; the emulator has one of its own machine. */
const openOffices = ({ payrollProducts: products, emulator }: Settings): string[] =>
  products.flatMap((product) =>
    product.kind === 'http' && !product.address.startsWith('https://') && !emulator ? [product.key] : [],
  );

/** A provider of signatures gets credentials and contracts, and calls back. */
const providerConflicts = ({ signatureProvider, domain, origin, emulator }: Settings): string[] => [
  ...(signatureProvider && !signatureProvider.address.startsWith('https://') && !emulator
    ? ['signatureProvider: its address must begin with https://']
    : []),
  ...(signatureProvider && domain === undefined && origin === undefined && !emulator
    ? ['signatureProvider: its webhooks need the address of the app, so set domain or origin, too']
    : []),
];

/** One setting stands for another way to sign in than the rest; half of one lets nobody in. */
const signInConflicts = ({
  issuer: other,
  clientId,
  audience,
  keySet,
  directories: behind,
  emulator,
}: Settings): string[] => [
  ...(other !== undefined && clientId === undefined ? ['clientId: an issuer needs the client of the app there'] : []),
  ...Object.entries({ clientId, audience, keySet })
    .filter(([, value]) => value !== undefined && other === undefined)
    .map(([name]) => `${name}: belongs to an issuer; set issuer, too`),
  ...(other !== undefined && behind.length > 0
    ? ['directories: stand behind the user pool, which an issuer replaces; leave one of them out']
    : []),
  ...Object.entries({ issuer: other, keySet })
    .filter(([, value]) => value?.startsWith('http:') && !emulator)
    .map(([name]) => `${name}: must begin with https://`),
];

const conflicts = (all: Settings): string[] => {
  const { domain, certificateArn, hostedZoneId, origin, mailFrom, mailReplyTo } = all;
  return [
    ...signInConflicts(all),
    ...providerConflicts(all),
    ...openOffices(all).map((key) => `payrollProducts: the address of ${key} must begin with https://`),
    ...(domain !== undefined && certificateArn === undefined
      ? ['certificateArn: a domain needs the ARN of its certificate']
      : []),
    ...(domain === undefined && certificateArn !== undefined
      ? ['domain: a certificate needs the domain it is for']
      : []),
    ...(domain === undefined && hostedZoneId !== undefined ? ['domain: a hosted zone needs the domain to point'] : []),
    ...(domain !== undefined && origin !== undefined && origin !== `https://${domain}`
      ? [`origin: '${origin}' differs from the domain ${domain}; leave one of them out`]
      : []),
    ...(mailFrom !== undefined && domain === undefined && origin === undefined
      ? ['mailFrom: links in mail need the address of the app, so set domain or origin, too']
      : []),
    ...(mailReplyTo !== undefined && mailFrom === undefined ? ['mailReplyTo: mail needs a sender, mailFrom'] : []),
  ];
};

/** What `infra/tenants/<slug>.json` holds, or nothing. */
const fileOf = (slug: unknown): Record<string, unknown> => {
  if (typeof slug !== 'string' || !settings.tenant[0].safeParse(slug).success) return {};
  const file = fileURLToPath(new URL(`../tenants/${slug}.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
};

/**
 * Reads the settings of a tenant from `infra/tenants/<slug>.json`, each of which `-c <setting>=<value>` replaces. Throws
 * one error with a line for every setting at fault.
 */
export const readSettings = (
  context: (key: string) => unknown,
  file: (slug: unknown) => Record<string, unknown> = fileOf,
): Settings => {
  const values = { tenant: context('tenant') ?? '', ...file(context('tenant')) } as Record<string, unknown>;
  for (const name of settingNames) values[name] = context(name) ?? values[name];
  values['region'] ??= process.env['CDK_DEFAULT_REGION'] ?? 'eu-central-1';
  const parsed = schema.safeParse(values);
  const faults = parsed.success
    ? conflicts(parsed.data)
    : parsed.error.issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${key}: is no setting of a tenant`);
        const name = issue.path[0] as keyof Shape;
        return [`${name}: '${shown(values[name])}' ${settings[name][1]}`];
      });
  if (!parsed.success || faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
  return parsed.data;
};
