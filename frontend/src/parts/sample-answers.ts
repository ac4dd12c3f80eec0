import type { Endpoint, EndpointResponse } from '#shared/contract/endpoint.ts';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { listMail } from '#shared/contract/activity/list-mail.ts';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { listEmployeeContracts } from '#shared/contract/contracts/list-employee-contracts.ts';
import { listReceiptsOwed } from '#shared/contract/contracts/list-receipts-owed.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { listFiles } from '#shared/contract/files/list-files.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { idsBySegment } from '#shared/contract/people/ids-by-segment.ts';
import { listByTeam } from '#shared/contract/people/list-by-team.ts';
import { getHome } from '#shared/contract/home/get-home.ts';
import { listSuggestions } from '#shared/contract/home/list-suggestions.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { listUsedTags } from '#shared/contract/records/list-used-tags.ts';
import { listViews } from '#shared/contract/records/list-views.ts';
import { suggestTags } from '#shared/contract/records/suggest-tags.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { listInternalSigners } from '#shared/contract/signing/list-internal-signers.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { getPreferences } from '#shared/contract/session/get-preferences.ts';
import { listCategories } from '#shared/contract/templates/list-categories.ts';
import { listResellerTemplates } from '#shared/contract/templates/list-reseller-templates.ts';
import { listTemplates } from '#shared/contract/templates/list-templates.ts';
import { defaultPreferences } from '#shared/list/preferences.ts';
import { problemFromStatus } from '../api/problem.ts';
import { people, personFields, teams, teamsWithPeople } from '../stories/sample-people.ts';
import { sampleContracts } from '../stories/sample-contracts.ts';
import { sampleCategories, samplePartnerTemplates, sampleTemplates } from '../stories/sample-templates.ts';
import { sampleMails } from '../stories/sample-mail.ts';
import { definitions, documents, events, views } from '../stories/sample-records.ts';
import { endedRun } from '../stories/sample-run.ts';

type Answer = { definition: Endpoint; body: unknown };

const answer = <E extends Endpoint>(definition: E, body: EndpointResponse<E>): Answer => ({ definition, body });

/** Whether an address matches the path of an endpoint, as `/api/cars/4/detail` matches `/api/cars/{id}/detail`. */
const matchesPath = (path: string, pathname: string): boolean => {
  const parts = pathname.split('/');
  const pattern = path.split('/');
  return pattern.length === parts.length && pattern.every((part, at) => part.startsWith('{') || part === parts[at]);
};

const used = [
  { name: 'Brussels', count: 12 },
  { name: 'pool', count: 4 },
  { name: 'winter tyres', count: 2 },
];

const answers: readonly Answer[] = [
  answer(listEmployees, { data: people, count: people.length }),
  answer(getEmployeeDetail, {
    employee: { ...people[0], created_at: '2020-01-06T08:00:00.000Z', erased: 0, being_erased: 0 },
    custom_fields: personFields,
  }),
  answer(listAssetTypes, { data: [], count: 0 }),
  answer(listEmployeeContracts, { data: sampleContracts, count: 7 }),
  answer(getHome, {
    people: null,
    fleet: null,
    assets: null,
    software: null,
    trainings: null,
    daysOff: null,
    push: null,
    contracts: null,
    rights: null,
    reminders: [],
    today: '23/11/2026',
    failed: ['software'],
  }),
  answer(listReceiptsOwed, { data: [] }),
  answer(listInternalSigners, { data: [{ user_id: 2, name: 'Karim El Amrani' }] }),
  answer(listTemplates, { data: sampleTemplates, count: sampleTemplates.length }),
  answer(listResellerTemplates, { partner_name: 'SD Worx', data: samplePartnerTemplates }),
  answer(listCategories, { data: sampleCategories, version: 1, without: 0, archived: 0 }),
  answer(getAssignments, { vehicles: [], assets: [], licences: [], on: '22/11/2026' }),
  answer(listTeams, { data: teams }),
  answer(listByTeam, { data: teamsWithPeople }),
  answer(idsBySegment, { employee_ids: people.map(({ id }) => id) }),
  answer(listSegments, {
    data: [
      { id: 'all', kind: 'built_in', label: 'segment.all', name: null, count: people.length },
      { id: 'team_3', kind: 'team', label: null, name: 'Sales Wallonie', count: 2 },
    ],
  }),
  answer(listCustomFields, { data: definitions }),
  answer(listUsedTags, { data: used }),
  answer(suggestTags, { data: used.map(({ name }) => name) }),
  answer(listViews, { data: views }),
  answer(listSuggestions, {
    suggestions: [
      { key: 'laptop', object: null, name: 'Laptop', added: 0 },
      { key: 'badge', object: null, name: 'Access badge', added: 0 },
      { key: 'phone', object: null, name: 'Phone', added: 1 },
    ],
  }),
  answer(getPreferences, { ...defaultPreferences, per_page: 5 }),
  answer(listFiles, {
    data: documents,
    relatedObjectData: { id: 4, name: 'BMW 320d Touring', deleted: false, may_change: true },
  }),
  answer(listMail, { data: sampleMails, next: null, count_problems: null }),
  answer(listActivity, { items: events, relatedObjectData: null, next: null }),
  answer(getRun, endedRun),
  answer(listCars, { data: [], count: 0, has_archived_vehicles: false }),
];

/** Paths that were read although they have no sample; every story should find all its samples. */
export const unanswered: string[] = [];

/** Stands in for the API. Calls that change something fail as they do when the API is unavailable. */
export const sampleFetch = async (url: string, { method = 'GET' }: { method?: string } = {}): Promise<Response> => {
  const { pathname } = new URL(url, 'http://localhost');
  const sample = answers.find(({ definition: { method: own, path } }) => own === method && matchesPath(path, pathname));
  if (!sample && method === 'GET') unanswered.push(pathname);
  const { body, status } = sample ? { body: sample.body, status: 200 } : { body: problemFromStatus(503), status: 503 };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
};
