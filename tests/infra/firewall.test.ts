import { beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_IDS_MAX, exportQuery } from '#shared/list/list-query.ts';
import { onlyResource, stackOf, synthesize } from './synthesize.ts';

type Block = { CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string; ResponseHeaders: object[] } };
type Action = { Block?: Block; Count?: object };
type Rule = {
  Action?: Action;
  OverrideAction?: object;
  Statement: {
    RateBasedStatement?: object;
    ManagedRuleGroupStatement?: {
      VendorName: string;
      Name: string;
      RuleActionOverrides: { Name: string; ActionToUse: Action }[];
    };
  };
};
type Firewall = {
  Scope: string;
  Rules: Rule[];
  CustomResponseBodies: Record<string, { ContentType: string; Content: string }>;
};

let firewall: Firewall;
beforeAll(async () => {
  firewall = onlyResource(stackOf(await synthesize('acme'))('web'), 'AWS::WAFv2::WebACL') as Firewall;
});

const groups = () =>
  firewall.Rules.flatMap(({ Statement }) => Statement.ManagedRuleGroupStatement ?? []).map(
    ({ Name, RuleActionOverrides }) => [Name, RuleActionOverrides] as const,
  );
const blocked = (name: string): string[] =>
  groups()
    .filter(([group]) => group === name)
    .flatMap(([, rules]) => rules)
    .flatMap(({ Name, ActionToUse }) => (ActionToUse.Block ? [Name] : []));

/** The longest query of selected records, and of a filter: as many ids and conditions as the API takes. */
const longestQueries = (): string[] => {
  const ids = Array.from({ length: EXPORT_IDS_MAX }, (_, index) => String(999_999_999 - index)).join(',');
  const values = Array.from({ length: 37 }, (_, index) => `${index}`.padStart(100, 'x'));
  const filters = JSON.stringify({ conditions: [{ column: 'note', operator: 'any_of', values }] });
  return [{ ids }, { filters }].map((query) => {
    expect(exportQuery.safeParse(query).error).toBeUndefined();
    return new URLSearchParams(query).toString();
  });
};

describe('the firewall', () => {
  it('takes 2,000 requests of an address in five minutes', () => {
    expect(firewall.Scope).toBe('CLOUDFRONT');
    expect(firewall.Rules[0]).toMatchObject({
      Action: { Block: {} },
      Statement: { RateBasedStatement: { Limit: 2_000, EvaluationWindowSec: 300, AggregateKeyType: 'IP' } },
    });
  });

  it('refuses known attacks by path, header, cookie and method', () => {
    expect(firewall.Rules.slice(1)).toMatchObject(
      groups().map(([Name]) => ({
        OverrideAction: { None: {} },
        Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name } },
      })),
    );
    expect(blocked('AWSManagedRulesCommonRuleSet')).toEqual([
      'UserAgent_BadBots_HEADER',
      'SizeRestrictions_Cookie_HEADER',
      'SizeRestrictions_URIPATH',
      'EC2MetaDataSSRF_COOKIE',
      'EC2MetaDataSSRF_URIPATH',
      'GenericLFI_URIPATH',
      'GenericRFI_URIPATH',
      'RestrictedExtensions_URIPATH',
      'CrossSiteScripting_COOKIE',
      'CrossSiteScripting_URIPATH',
    ]);
    expect(blocked('AWSManagedRulesKnownBadInputsRuleSet')).toEqual([
      'JavaDeserializationRCE_HEADER',
      'JavaDeserializationRCE_URIPATH',
      'Log4JRCE_HEADER',
      'Log4JRCE_URIPATH',
      'Host_localhost_HEADER',
      'PROPFIND_METHOD',
      'ExploitablePaths_URIPATH',
    ]);
  });

  it.each([
    'NoUserAgent_HEADER',
    'SizeRestrictions_QUERYSTRING',
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_QUERYARGUMENTS',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_QUERYARGUMENTS',
    'GenericLFI_BODY',
    'GenericRFI_QUERYARGUMENTS',
    'GenericRFI_BODY',
    'RestrictedExtensions_QUERYARGUMENTS',
    'CrossSiteScripting_QUERYARGUMENTS',
    'CrossSiteScripting_BODY',
    'JavaDeserializationRCE_QUERYSTRING',
    'JavaDeserializationRCE_BODY',
    'Log4JRCE_QUERYSTRING',
    'Log4JRCE_BODY',
    'ReactJSRCE_BODY',
  ])('only counts what meets %s', (rule) => {
    const found = groups().flatMap(([, rules]) => rules.filter(({ Name }) => Name === rule));
    expect(found.map(({ ActionToUse }) => ActionToUse)).toEqual([{ Count: {} }]);
  });

  it('limits no query that the API takes, however long', () => {
    for (const query of longestQueries()) {
      // What the rule of AWS allows a query, and CloudFront an address.
      expect(query.length).toBeGreaterThan(2_048);
      expect(query.length).toBeLessThan(8_192);
    }
    const refusing = groups().flatMap(([group]) => blocked(group));
    expect(refusing.filter((name) => /_(QUERYSTRING|QUERYARGUMENTS|BODY)$/.test(name))).toEqual([]);
  });

  it('says why it refuses in the error format of the product, and when to come back', () => {
    const answerOf = (block: Block | undefined) => {
      const { ResponseCode, CustomResponseBodyKey, ResponseHeaders } = block?.CustomResponse ?? {};
      const { ContentType, Content } = firewall.CustomResponseBodies[CustomResponseBodyKey ?? ''] ?? {};
      expect(ContentType).toBe('APPLICATION_JSON');
      const body: unknown = JSON.parse(Content ?? '');
      expect(body).toMatchObject({ status: ResponseCode, fields: [], request_id: '' });
      return { body, ResponseHeaders };
    };
    expect(answerOf(firewall.Rules[0]?.Action?.Block)).toEqual({
      body: expect.objectContaining({ code: 'too_many_requests', status: 429 }) as unknown,
      ResponseHeaders: [
        { Name: 'cache-control', Value: 'no-store' },
        { Name: 'retry-after', Value: '300' },
      ],
    });
    for (const { ActionToUse } of groups().flatMap(([, rules]) => rules)) {
      if (ActionToUse.Block)
        expect(answerOf(ActionToUse.Block)).toEqual({
          body: expect.objectContaining({ code: 'forbidden', status: 403 }) as unknown,
          ResponseHeaders: [{ Name: 'cache-control', Value: 'no-store' }],
        });
    }
  });
});
