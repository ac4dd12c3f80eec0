import { join } from 'node:path';
import { registry } from '#shared/contract/registry.ts';
import { callerKindOf, type Endpoint } from '#shared/contract/endpoint.ts';
import { fieldsOf, leastInput } from '#tests/api/sample-input.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

type FormerRelease = {
  readonly name: string;
  /** The areas of operations that it did not have yet. */
  readonly lacks: readonly string[];
  /** The day of its upgrade. */
  readonly upgraded: string;
  /** Whether rows have another layout since, so that reindex writes some anew. */
  readonly isLaidOutAnew: boolean;
};

const contracts = ['templates', 'contracts', 'signing'];

export const NEWEST = '2026-11-29';

/** Archives of `ops:export` as these releases wrote them (tests/ops/fixtures/README.md). */
export const formerReleases: readonly FormerRelease[] = [
  {
    name: '2026-11-21',
    lacks: ['trainings', 'daysOff', 'integrations', 'push', 'reminders', ...contracts],
    upgraded: '2026-11-24',
    isLaidOutAnew: true,
  },
  { name: '2026-11-22', lacks: contracts, upgraded: '2026-11-24', isLaidOutAnew: true },
  { name: '2026-11-23', lacks: [], upgraded: '2026-11-24', isLaidOutAnew: true },
  { name: '2026-11-24', lacks: [], upgraded: '2026-11-25', isLaidOutAnew: true },
  { name: '2026-11-28', lacks: [], upgraded: '2026-11-29', isLaidOutAnew: true },
  { name: NEWEST, lacks: [], upgraded: '2026-11-30', isLaidOutAnew: true },
];

export const archiveOf = (release: string): string => join(import.meta.dirname, 'fixtures', `release-${release}`);

const areaOf = ({ id }: Endpoint): string => id.split('.')[0] ?? '';

/** Reads of a record whose id no number names, and those that ask somebody else. */
const needMore = new Set([
  'trainings.findParticipant',
  'trainings.getParticipant',
  'templates.getPublicLibrary',
  'integrations.listWebhookDeliveries',
  'integrations.listBenefits',
  'push.getCommand',
  'push.listPushedPeople',
]);

/** Trainings come after the programs, with which they share the counter of their ids. */
const paramsOf: Readonly<Record<string, Record<string, string>>> = {
  'trainings.getTraining': { id: '13' },
  'trainings.listParticipants': { id: '13' },
};

const isListOrRecord = (definition: Endpoint): boolean =>
  definition.method === 'GET' &&
  callerKindOf(definition) === 'user' &&
  /\/(list|detail|assignments|balances|month|wages)$/.test(definition.path) &&
  !needMore.has(definition.id);

const wideQuery = (definition: Endpoint, query: Record<string, string>): Record<string, string> =>
  fieldsOf(definition.query).some(([name]) => name === 'per_page') ? { ...query, per_page: '100' } : query;

/** What does not answer as its contract says, of every list and of the first record of each kind. */
export const brokenReads = async (admin: ApiClient, lacks: readonly string[]): Promise<string[]> => {
  const broken: string[] = [];
  for (const definition of registry.filter(isListOrRecord)) {
    const { params, query } = leastInput(definition);
    const { status, body } = await admin.request(definition, {
      params: paramsOf[definition.id] ?? params,
      query: wideQuery(definition, query),
    });
    const mayBeMissing = lacks.includes(areaOf(definition));
    const read = status === 200 ? definition.response.safeParse(body) : undefined;
    const isFine = read?.success ?? (status === 404 && mayBeMissing);
    if (!isFine) broken.push(`${definition.id} ${status} ${JSON.stringify(read?.error?.issues ?? body).slice(0, 300)}`);
  }
  return broken;
};

type Edit = readonly [area: string, path: string, body: Readonly<Record<string, unknown>>];

/** A change of one record of each kind. */
const edits: readonly Edit[] = [
  ['fleet', '/api/cars/edit', { car_id: 1, color: 'terracotta' }],
  ['people', '/api/employees/edit', { id: 9, phone: '+32 470 12 34 56' }],
  ['people', '/api/teams/edit', { id: 2, name: 'Financiën' }],
  ['assets', '/api/assets/edit', { asset_id: 1, vendor: 'Anders genoemd' }],
  ['assets', '/api/assets/check', { asset_ids: [1, 2] }],
  ['assets', '/api/assetTypes/edit', { id: 1, name: 'Draagbare computer' }],
  ['software', '/api/software/products/edit', { product_id: 1, seats: 190 }],
  ['software', '/api/software/licenses/edit', { license_id: 1, username: 'nieuw@noorderlicht.example' }],
  ['records', '/api/customFields/edit', { id: 1, name: 'Anders genoemd' }],
  ['records', '/api/views/edit', { id: 1, name: 'Anders genoemd' }],
  ['segments', '/api/segments/edit', { id: 1, name: 'Anders genoemd' }],
  ['session', '/api/users/edit', { id: 5, role: 'read_only' }],
  ['trainings', '/api/trainings/programs/edit', { program_id: 1, program_name: 'Anders genoemd' }],
  ['trainings', '/api/trainings/edit', { training_id: 13, leverancier: 'Anders genoemd' }],
  ['daysOff', '/api/daysOff/types/edit', { id: 1, name: 'Anders genoemd' }],
  ['daysOff', '/api/daysOff/schedules/edit', { id: 1, name: 'Anders genoemd' }],
  ['integrations', '/api/integrations/edit', { integration_id: 1, name: 'Anders genoemd' }],
  ['templates', '/api/contract_template/edit', { template_id: 1, name: 'Anders genoemd' }],
  ['contracts', '/api/contracts/editName', { contract_id: 6, contract_name: 'Anders genoemd' }],
];

/** The edits that were refused. */
export const refusedEdits = async (admin: ApiClient, lacks: readonly string[]): Promise<string[]> => {
  const refused: string[] = [];
  for (const [, path, body] of edits.filter(([name]) => !lacks.includes(name))) {
    const answer = await admin.post(path, body);
    if (answer.status !== 200) refused.push(`${path} ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
  }
  return refused;
};
