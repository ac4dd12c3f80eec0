/**
 * The parts of the API. A REST API of API Gateway takes at most 300 resources, so on AWS each part is a REST API of its
 * own behind the one address of the app (`infra/api-parts.ts`). Parts without endpoints are not deployed. What takes
 * the token of a link in its path is a part by itself, because that part is not traced.
 */
export const apiParts = ['office', 'things', 'time', 'contracts', 'links'] as const;
export type ApiPart = (typeof apiParts)[number];

/**
 * The part that answers each first segment after `/api`, those of the coming areas included. A new first segment needs
 * a line here: an endpoint with any other does not compile.
 */
export const partOfSegment = {
  profile: 'office',
  preferences: 'office',
  users: 'office',
  settings: 'office',
  'openapi.json': 'office',
  home: 'office',
  search: 'office',
  employees: 'office',
  teams: 'office',
  customFields: 'office',
  tags: 'office',
  views: 'office',
  segments: 'office',
  bulkEdit: 'office',
  activity: 'office',
  messages: 'office',
  files: 'office',
  imports: 'office',
  runs: 'office',
  reminders: 'office',
  mail: 'office',
  links: 'links',
  apiKeys: 'office',
  webhooks: 'office',
  webhookSubscriptions: 'office',
  audit: 'office',
  cars: 'things',
  assets: 'things',
  assetTypes: 'things',
  software: 'things',
  assignments: 'things',
  belgium: 'things',
  trainings: 'time',
  daysOff: 'time',
  calendar: 'time',
  inbox: 'time',
  integrations: 'time',
  contract: 'contracts',
  contracts: 'contracts',
  contract_template: 'contracts',
  contract_templates: 'contracts',
} as const satisfies Readonly<Record<string, ApiPart>>;

export type ApiSegment = keyof typeof partOfSegment;

/** A path in the spelling of API Gateway: `/api/cars/{id}/detail`. */
export type ApiPath = `/api/${ApiSegment}` | `/api/${ApiSegment}/${string}`;

/** The first segment after `/api`: `cars` in `/api/cars/{id}/detail`. */
export const segmentOf = (path: string): string => path.split('/')[2] ?? '';
