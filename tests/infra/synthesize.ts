import { oncePerRun } from '#tests/harness/once-per-run.ts';
import { acknowledgements, type Acknowledgement } from '#infra/acknowledgements.ts';
import { modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import { areaOf } from '#infra/constructs/area-keys.ts';
import type { FunctionBundles } from '#infra/bundle.ts';

export type Resource = {
  Type: string;
  // The shape differs per type; the assertions say which they read.
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
};
export type Template = { Resources: Record<string, Resource> };

export type Synthesized = {
  readonly templates: ReadonlyMap<string, Template>;
  readonly bundles: FunctionBundles;
  /** Every finding of cdk-nag, with the acknowledgement that covers it. */
  readonly findings: readonly { rule: string; at: string; by: Acknowledgement | undefined }[];
  /** What a synth says to whoever runs it, by stack name. */
  readonly warnings: ReadonlyMap<string, readonly string[]>;
};

/** Every setting of a tenant that differs from its default. */
export const everything = {
  alarmEmail: 'ops@acme.be',
  adminEmail: 'ann@acme.be',
  adminName: 'Ann',
  sandboxPayroll: true,
  retainData: false,
  mfa: 'optional',
  malwareScan: 'off',
  domain: 'people.acme.be',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  hostedZoneId: 'Z0123456789',
  mailFrom: 'hr@people.acme.be',
  mailReplyTo: 'hr@acme.be',
  cspReportUrl: 'https://csp.acme.be/report',
};

/** Without what bytes do not keep: which acknowledgement it is, by its place in the list. */
type Kept = Omit<Synthesized, 'findings'> & {
  readonly findings: readonly { rule: string; at: string; by: number }[];
};

const cache = new Map<string, Promise<Synthesized>>();

const synthesizeOncePerRun = async (slug: string, settings: Record<string, unknown>): Promise<Synthesized> => {
  const key = `synth ${JSON.stringify([slug, settings])}`;
  const { findings, ...kept } = await oncePerRun<Kept>(key, async () => {
    // Loading the CDK is dear: only the worker that makes the templates does.
    const { synthesizeAnew } = await import('./synthesize-anew.ts');
    const made = await synthesizeAnew(slug, settings);
    const indexed = made.findings.map(({ by, ...finding }) => ({
      ...finding,
      by: by ? acknowledgements.indexOf(by) : -1,
    }));
    return { ...made, findings: indexed };
  });
  return { ...kept, findings: findings.map(({ by, ...finding }) => ({ ...finding, by: acknowledgements[by] })) };
};

/**
 * Templates by stack name of one tenant's whole app, with a site of two files, made once in a run for the same settings.
 * Synth throws where cdk-nag finds something.
 */
export const synthesize = (slug: string, settings: Record<string, unknown> = {}): Promise<Synthesized> => {
  const key = JSON.stringify([slug, settings]);
  const synthesized = cache.get(key) ?? synthesizeOncePerRun(slug, settings);
  cache.set(key, synthesized);
  return synthesized;
};

export const resources = (templates: Iterable<Template>, type: string): [string, Resource][] =>
  [...templates].flatMap(({ Resources }) => Object.entries(Resources).filter(([, resource]) => resource.Type === type));

/** A value of a template as one string, with `<Name>` for what is known only at deploy time. */
export const flatText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[key, content] = []] = Object.entries(value);
  if (key === 'Ref') return `<${String(content)}>`;
  if (key === 'Fn::GetAtt') return `<${(content as string[]).join('.')}>`;
  if (key === 'Fn::Join') return (content as [string, unknown[]])[1].map(flatText).join('');
  if (key === 'Fn::ImportValue') return `<${flatText(content)}>`;
  return JSON.stringify(value);
};

export type Statement = {
  effect: string;
  actions: string[];
  resources: string[];
  /** How the keys begin that the right is held to. */
  leadingKeys: string[];
};

const list = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(flatText);

type Conditions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type PolicyDocument = { Statement: { Effect: string; Action?: unknown; Resource?: unknown; Condition?: Conditions }[] };

const statementsIn = (document: unknown): Statement[] =>
  (document as PolicyDocument).Statement.map(({ Effect, Action, Resource, Condition }) => ({
    effect: Effect,
    actions: list(Action),
    resources: list(Resource),
    leadingKeys: list(
      (Condition?.['ForAllValues:StringLike'] ?? Condition?.['ForAnyValue:StringLike'])?.['dynamodb:LeadingKeys'] ?? [],
    ),
  }));

export const policyStatements = (policy: Resource): Statement[] => statementsIn(policy.Properties['PolicyDocument']);

/** Policies of both kinds, those of a role and those that stand on their own. */
export const policies = (templates: Iterable<Template>): [string, Resource][] => {
  const all = [...templates];
  return ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) => resources(all, type));
};

/** What the role of a function may do, by the policies of its stack. */
export const statementsOf = (template: Template, lambda: Resource): Statement[] => {
  const role = flatText(lambda.Properties['Role']);
  return policies([template])
    .filter(([, policy]) => list(policy.Properties['Roles']).some((name) => role === name.replace(/>$/, '.Arn>')))
    .flatMap(([, policy]) => policyStatements(policy));
};

export const stackOf =
  ({ templates }: Synthesized, slug = 'acme') =>
  (name: string): Template => {
    const template = templates.get(`${slug}-${name}`);
    if (!template) throw new Error(`no stack ${slug}-${name}`);
    return template;
  };

/** Properties of the one resource of its type. */
export const onlyResource = (template: Template, type: string): Record<string, unknown> => {
  const matches = resources([template], type);
  if (matches.length !== 1) throw new Error(`${matches.length} of ${type}`);
  return matches[0]?.[1].Properties ?? {};
};

/** Functions of the CDK that run in a deployment; their code, names and rights are the library's. */
export const isCdkFunction = (logicalId: string): boolean => /^(Custom|AWS679f53fac)/.test(logicalId);

/** The function of an endpoint. */
export const functionIn =
  (all: Synthesized) =>
  (id: Endpoint['id']): Resource | undefined =>
    resources([stackOf(all)(areaOf({ id }))], 'AWS::Lambda::Function').find(
      ([, lambda]) => lambda.Properties['FunctionName'] === `acme-${modulePath({ id }).replace('/', '-')}`,
    )?.[1];
