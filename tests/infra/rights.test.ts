import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessOf, modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { areaOf, keysOfOthers } from '#infra/constructs/area-keys.ts';
import { entitiesIn, keysNeverRead } from '#infra/constructs/read-keys.ts';
import { entityTypes } from '#functions/platform/storage/keys.ts';
import {
  flatText,
  functionIn,
  isCdkFunction,
  policies,
  policyStatements,
  resources,
  stackOf,
  statementsOf,
  synthesize,
  type Resource,
  type Template,
} from './synthesize.ts';

const WRITES = /^dynamodb:(Put|Update|Delete|BatchWrite|ConditionCheck|PartiQL)|^s3:(Put|Delete)|^states:Start/;

const acme = await synthesize('acme');
const templates = [...acme.templates.values()];
const stack = stackOf(acme);

const functionOf = functionIn(acme);

/** `table/acme-records` in place of the whole name of a resource. */
const short = (arn: string): string =>
  arn
    .replaceAll(/<AWS::\w+>/g, '')
    .replace(/^arn::[a-z0-9-]+:::?/, '')
    .replace('--eu-central-1', '')
    .replace(/[0-9A-F]{8}\.Arn>$/, '>');

/** What each role of ours may do to what, in lines that can be reviewed. */
const accessOfRoles = (template: Template): [string, Record<string, string>][] =>
  policies([template])
    .filter(([id]) => !isCdkFunction(id))
    .map(([id, policy]) => {
      const lines = policyStatements(policy).flatMap(({ effect, actions, resources: on, leadingKeys }) =>
        // What is denied in a table is denied in its indexes.
        on
          .filter((arn) => effect === 'Allow' || !arn.includes('/index/'))
          .flatMap((arn) =>
            actions.map(
              (action) =>
                [`${effect === 'Deny' ? 'never ' : ''}${[short(arn), ...leadingKeys].join(' ')}`, action] as const,
            ),
          ),
      );
      const byResource = Object.entries(Object.groupBy(lines, ([resource]) => resource)).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      return [
        id.replace(/(DefaultPolicy|CustomResourcePolicy)?[0-9A-F]{8}$/, ''),
        Object.fromEntries(
          byResource.map(([resource, all = []]) => [
            resource,
            all
              .map(([, action]) => action)
              .toSorted()
              .join(' '),
          ]),
        ),
      ];
    });

describe('rights of functions', () => {
  it.each(registry.map(({ id }) => id))('%s may write exactly when its contract says so', (id) => {
    const definition = registry.find((each) => each.id === id);
    const lambda = functionOf(id);
    if (!definition || !lambda) throw new Error(`no function for ${id}`);
    const statements = statementsOf(stack(areaOf({ id })), lambda);
    const allowed = statements.filter(({ effect }) => effect === 'Allow');
    // Who reads adds to the audit log and counts calls, under keys that hold nothing else.
    const bound = ['audit-waiting#*,sign-in#*', 'calls#*'];
    const free = allowed.filter(({ leadingKeys }) => !bound.includes(leadingKeys.join()));
    const writes = free.flatMap(({ actions }) => actions).filter((action) => WRITES.test(action));
    if (accessOf(definition) === 'read') expect(writes).toEqual([]);
    else expect(writes).toContain('dynamodb:PutItem');
    expect(allowed.flatMap(({ actions }) => actions)).toContain('dynamodb:Query');
  });

  it('keeps each area from the records, rights and secrets of the others', () => {
    const never = (area: string, table: string): string[] =>
      policies([stack(area)])
        .flatMap(([, policy]) => policyStatements(policy))
        .filter(
          ({ effect, actions, resources: on }) =>
            effect === 'Deny' &&
            actions.includes('dynamodb:PutItem') &&
            on.some((arn) => arn.endsWith(`:table/acme-${table}`)),
        ) // prettier-ignore
        .flatMap(({ leadingKeys }) => leadingKeys);
    expect(never('fleet', 'records')).toEqual(
      expect.arrayContaining(['employee#*', 'user#*', 'api-key#*', 'contract#*', 'view#*', 'preference#*']),
    );
    expect(never('fleet', 'records')).not.toContain('car#*');
    expect(never('session', 'records')).not.toContain('user#*');
    expect(never('session', 'runs')).toEqual(expect.arrayContaining(['run#*', 'known-groups#*']));
    expect([never('fleet', 'activity'), never('activity', 'activity')]).toEqual([['audit#*'], []]);
    expect(policies([stack('activity')]).flatMap(([, policy]) => policyStatements(policy)).filter(({ effect, actions }) => effect === 'Deny' && actions.includes('dynamodb:PutItem')).every(({ leadingKeys }) => leadingKeys.length > 0)).toBe(true); // prettier-ignore
    const writing = new Set(registry.filter((each) => accessOf(each) === 'write').map(areaOf));
    for (const area of writing)
      expect([area, never(area, 'records')]).toEqual([area, keysOfOthers(area, 'records', false)]);
  });

  it('lets each area read what its code reads, and nothing else that few read', () => {
    const readsOf = (members: readonly Endpoint[]): string[] =>
      members.flatMap((definition) => acme.bundles.get(modulePath(definition))?.inputs ?? []);
    const never = (id: Endpoint['id'], table: string): string[] =>
      statementsOf(stack(areaOf({ id })), functionOf(id)!)
        .filter(
          ({ effect, actions, resources: on }) =>
            effect === 'Deny' &&
            actions.includes('dynamodb:Query') &&
            on.some((arn) => arn.endsWith(`:table/acme-${table}`)),
        ) // prettier-ignore
        .flatMap(({ leadingKeys }) => leadingKeys);
    expect(never('fleet.listCars', 'records')).toEqual(
      expect.arrayContaining(['asset#*', 'day_off_request#*', 'push-command', 'kept-signature', 'document#*']),
    );
    expect(never('fleet.listCars', 'records')).not.toContain('car#*');
    expect(never('fleet.listCars', 'activity')).toEqual(expect.arrayContaining(['car#*', 'feed#*', 'audit#*']));
    expect(never('activity.listActivity', 'activity')).toEqual(['audit-waiting#*', 'audit#*']);
    for (const access of ['read', 'write'] as const)
      for (const [area, members = []] of Object.entries(Object.groupBy(registry, areaOf))) {
        const alike = members.filter((definition) => accessOf(definition) === access);
        for (const table of ['records', 'activity', 'runs'] as const)
          if (alike[0]) expect([area, never(alike[0].id, table)]).toEqual([area, keysNeverRead(readsOf(alike), table)]);
      }
  });

  it('finds every store, and every file that makes a key that few read', () => {
    const inputs = [...new Set([...acme.bundles.values()].flatMap((bundle) => bundle.inputs))];
    expect([...entitiesIn(inputs)].toSorted()).toEqual(entityTypes.toSorted());
    const none = (['records', 'activity', 'runs'] as const).flatMap((table) => keysNeverRead(inputs, table));
    expect(none).toEqual([]);
    const ofFew = (['records', 'activity', 'runs'] as const)
      .flatMap((table) => keysNeverRead([], table))
      .flatMap((key) => /^([a-z_-]+#)\*$/.exec(key)?.[1] ?? []);
    const ofEndpoints = registry.flatMap((definition) => acme.bundles.get(modulePath(definition))?.inputs ?? []);
    const makers = [...new Set(ofEndpoints)].filter((file) => {
      const text = file.startsWith('functions/') ? readFileSync(file, 'utf8') : '';
      return ofFew.some((start) => text.includes(`\`${start}`) || text.includes(`'${start}`));
    });
    // Three stand as files in read-keys.ts. Queued mails tell recipients apart by such a word, which is no key.
    expect(makers.toSorted()).toEqual([
      'functions/imports/import-store.ts',
      'functions/platform/mail/mail-store.ts',
      'functions/platform/mail/queue-mail.ts',
      'functions/platform/runs/run-store.ts',
      'functions/platform/storage/keys.ts',
      'functions/platform/storage/tables.ts',
    ]);
  });

  it('reads the files of its area alone, no secret, and scans no table', () => {
    const never = /Scan|secretsmanager|kms:|\/(?:contracts|documents|pushes|signatures|audit)\//;
    expect(JSON.stringify(accessOfRoles(stack('fleet')))).not.toMatch(never);
  });

  it('lets nobody change or remove what happened', () => {
    const own = [...acme.templates].flatMap(([name, template]) =>
      policies([template]).map((each) => [name, each[1]] as const),
    );
    const onActivity = own.flatMap(([name, policy]) =>
      policyStatements(policy)
        .filter(({ resources: on }) => on.some((arn) => arn.endsWith(':table/acme-activity')))
        .map((statement) => ({
          ...statement,
          roles: `${name} ${(policy.Properties['Roles'] as unknown[]).map(flatText).join()}`,
        })),
    );
    for (const { effect, actions } of onActivity)
      if (effect === 'Allow') expect(actions.filter((action) => /Update|Delete|BatchWrite/.test(action))).toEqual([]);
    const never = onActivity.filter(({ effect, leadingKeys }) => effect === 'Deny' && leadingKeys.length === 0);
    const roles = new Set(never.map((statement) => statement.roles));
    for (const { roles: each } of onActivity) expect(roles, each).toContain(each);
    for (const { actions } of never) expect(actions).toEqual(['dynamodb:DeleteItem', 'dynamodb:UpdateItem']);
    const rolesOf = (is: (statement: (typeof onActivity)[number]) => boolean): Set<string> =>
      new Set(onActivity.filter(({ actions }) => actions.includes('dynamodb:PutItem')).filter(is).map(({ roles: all }) => all)); // prettier-ignore
    const mayPut = rolesOf(({ effect, leadingKeys }) => effect === 'Allow' && leadingKeys.length === 0);
    const neverChain = rolesOf(({ effect, leadingKeys }) => effect === 'Deny' && leadingKeys.includes('audit#*'));
    // The list of the log and the sweeper, which chain it.
    expect([...mayPut].filter((role) => !neverChain.has(role)).map((role) => role.toLowerCase().replace(/<(.*role).*/, '$1')).toSorted()).toEqual(['acme-activity writerole', 'acme-workflows payrollrole']); // prettier-ignore
  });

  it.each(registry.map(({ id }) => id))('%s has the files and runs its code reaches for', (id) => {
    const bundle = acme.bundles.get(modulePath({ id }));
    const lambda = functionOf(id);
    if (!bundle || !lambda) throw new Error(`no function for ${id}`);
    const statements = statementsOf(stack(areaOf({ id })), lambda);
    const actions = statements.flatMap((statement) => statement.actions);
    if (bundle.inputs.includes('functions/platform/runs/state-machine.ts'))
      expect(actions).toContain('states:StartExecution');
    if (bundle.inputs.includes('functions/platform/files/objects.ts'))
      expect(actions.join()).toMatch(/s3:(Get|Put)Object/);
    // A link is worth what its signer may read.
    if (bundle.inputs.includes('functions/platform/files/picture-links.ts')) {
      const read = statements.filter((statement) => statement.actions.includes('s3:GetObject'));
      expect(read.flatMap((statement) => statement.resources).join()).toContain('/pictures/*');
    }
  });

  it('has exactly the rights that access-map.json lists', async () => {
    const map = Object.fromEntries(
      [...acme.templates].flatMap(([name, template]) =>
        accessOfRoles(template).map(([role, access]) => [`${name.slice('acme-'.length)}/${role}`, access]),
      ),
    );
    await expect(`${JSON.stringify(map, null, 2)}\n`).toMatchFileSnapshot('access-map.json');
  });

  it('names its actions one by one, and scans nothing but to erase a person', () => {
    for (const [id, policy] of policies(templates)) {
      for (const { actions } of policyStatements(policy)) expect(actions).not.toContain('*');
      if (isCdkFunction(id)) continue;
      const isEraser = /^workerrole/i.test(id);
      const all = policyStatements(policy)
        .flatMap(({ actions }) => actions)
        .filter((action) => !isEraser || action !== 'dynamodb:Scan');
      expect(
        all.filter((action) => /\*|^dynamodb:(Scan|PartiQL)|^kms:(?!Sign$|GetPublicKey$)|^iam:/.test(action)),
        id,
      ).toEqual([]);
    }
  });

  it('has credentials and the secrets of webhooks where they are used, and no other secret', () => {
    const own = resources(templates, 'AWS::Lambda::Function').filter(([id]) => !isCdkFunction(id));
    const moduleOf = new Map([...acme.bundles.keys()].map((module) => [`acme-${module.replaceAll('/', '-')}`, module]));
    const secretsOf = ([, lambda]: [string, Resource]): string[] =>
      templates
        .filter(({ Resources }) => Object.values(Resources).includes(lambda))
        .flatMap((template) => statementsOf(template, lambda))
        .filter(({ actions }) => actions.includes('secretsmanager:GetSecretValue'))
        .flatMap((statement) => statement.resources.map(short));
    for (const each of own) {
      const module = moduleOf.get(String(each[1].Properties['FunctionName'])) ?? '';
      const { inputs = [] } = acme.bundles.get(module) ?? {};
      const isReader = registry.some((one) => modulePath(one) === module && accessOf(one) === 'read');
      const isUser = !isReader && inputs.includes('functions/platform/secrets/secret-store.ts');
      const secrets = secretsOf(each);
      expect(
        secrets.filter((secret) => !/^secret:acme\/(payroll|signatures|webhooks)\/\*$/.test(secret)),
        module,
      ).toEqual([]);
      if (isUser) expect(secrets, module).not.toEqual([]);
      if (secrets.includes('secret:acme/payroll/*'))
        expect(module).toMatch(/^(integrations|push)\/|^workflows\/(push-days-off\/|bulk-run\/sweep$|webhooks\/)/);
      if (secrets.includes('secret:acme/webhooks/*'))
        expect(module).toMatch(/^integrations\/|^workflows\/(push-days-off\/|bulk-run\/sweep$|webhooks\/)/);
      if (secrets.includes('secret:acme/signatures/*')) expect(module).toMatch(/^signing\/|^workflows\/signing\//);
    }
  });

  it('reaches everything only where AWS knows no names', () => {
    const open = policies(templates)
      .flatMap(([, policy]) => policyStatements(policy))
      .filter((statement) => statement.resources.includes('*'));
    const allowed =
      /^(xray:|logs:\w*(LogDeliver|ResourcePolic|LogGroups)|cloudfront:(Get|Create)Invalidation|dynamodb:ListStreams$)/;
    expect(open.flatMap(({ actions }) => actions).filter((action) => !allowed.test(action))).toEqual([]);
  });

  it('fits into the policies of a role, and the roles of sixteen tenants into an account', () => {
    const size = ([, policy]: [string, Resource]) =>
      JSON.stringify(policyStatements(policy)).replaceAll('<AWS::AccountId>', '123456789012').length;
    for (const policy of policies(templates)) {
      const isOfRole = policy[1].Type === 'AWS::IAM::Policy';
      expect(size(policy), policy[0]).toBeLessThan(isOfRole ? 10_240 : 6_144);
    }
    for (const [id] of resources([stack('api')], 'AWS::IAM::Role')) {
      const ofRole = resources([stack('api')], 'AWS::IAM::ManagedPolicy').filter(([, { Properties }]) =>
        (Properties['Roles'] as unknown[]).map(flatText).includes(`<${id}>`),
      );
      expect(ofRole.length, id).toBeLessThanOrEqual(10);
    }
    expect(resources(templates, 'AWS::IAM::Role').length * 16).toBeLessThan(1_000);
  });
});
