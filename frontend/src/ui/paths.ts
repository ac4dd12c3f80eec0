import type { ObjectType } from '#shared/records/object-types.ts';

const receiptOf = (person: number | undefined): string =>
  person === undefined ? '' : `?kind=return_receipt&person=${person}`;

/** The paths of pages that other areas link to. Features import paths from here and never from each other. */
export const paths = {
  root: '/',
  people: '/people',
  newPerson: '/people/new',
  board: '/people/board',
  teamCards: '/people/teams',
  team: (id: number) => `/people/teams/${id}`,
  person: (id: number) => `/people/${id}`,
  /** The leaver checklist; `run` is a run that was started there. */
  leaving: (id: number, run?: string) => `/people/${id}/leaving${run === undefined ? '' : `?run=${run}`}`,
  /** What an erasure of the person removes, where it is asked for and confirmed. */
  erasure: (id: number) => `/people/${id}/erasure`,
  fleet: '/fleet',
  vehicle: (id: number) => `/fleet/${id}`,
  /** The dialog that plans the next driver, with that person and their first day filled in. */
  planDriver: (id: number, employee: number, from: string) =>
    `/fleet/${id}?${new URLSearchParams({ next: String(employee), from }).toString()}`,
  newVehicle: '/fleet/new',
  /** The new vehicle with values filled in, as people type them. */
  newVehicleWith: (values: Readonly<Record<string, string>>) => `/fleet/new?${new URLSearchParams(values).toString()}`,
  /** Other cars beside a vehicle. */
  compareCars: '/fleet/what-if',
  duplicateVehicle: (id: number) => `/fleet/new?like=${id}`,
  compareWithVehicle: (id: number) => `/fleet/what-if?car=${id}`,
  co2Target: '/fleet/what-if/target',
  editVehicle: (id: number) => `/fleet/${id}/edit`,
  archiveVehicle: (id: number) => `/fleet/${id}/delete`,
  unarchiveVehicle: (id: number) => `/fleet/${id}/undelete`,
  assets: '/assets',
  asset: (id: number) => `/assets/${id}`,
  newAsset: '/assets/new',
  addAsset: '/assets/add',
  duplicateAsset: (id: number) => `/assets/add?like=${id}`,
  editAsset: (id: number) => `/assets/${id}/edit`,
  archiveAsset: (id: number) => `/assets/${id}/delete`,
  assignAssets: '/assets/assign/bulk',
  /** A sheet of labels to print. */
  assetLabels: (ids: readonly number[]) => `/assets/labels?ids=${ids.join(',')}`,
  importOf: (object: string) => `/import/${object}`,
  importVehicles: '/import/car',
  importPeople: '/import/employee',
  importAssets: '/import/asset',
  software: '/software',
  importSoftware: '/import/software',
  softwareProduct: (id: number) => `/software/products/${id}`,
  newSoftwareProduct: '/software/products/new',
  editSoftwareProduct: (id: number) => `/software/products/${id}/edit`,
  deleteSoftwareProduct: (id: number) => `/software/products/${id}/delete`,
  /** `run` is an assignment that was started there. */
  assignSoftware: (id: number, run?: string) =>
    `/software/products/${id}/assign${run === undefined ? '' : `?run=${run}`}`,
  softwareLicenses: '/software/licenses',
  softwareLicensesByProduct: '/software/licenses/grouped',
  assignLicenses: '/software/licenses/assign',
  softwareLicense: (id: number) => `/software/licenses/${id}`,
  editSoftwareLicense: (id: number) => `/software/licenses/${id}/edit`,
  /** The page that deactivates a licence or reactivates a deactivated one. */
  deleteSoftwareLicense: (id: number) => `/software/licenses/${id}/delete`,
  softwareOfPerson: (id: number) => `/people/${id}/software`,
  addSoftwareToPerson: (id: number) => `/people/${id}/add/software`,
  trainings: '/trainings',
  newTraining: '/trainings/create',
  newSession: (programId: number) => `/trainings/create?program_id=${programId}`,
  training: (id: number) => `/trainings/${id}`,
  editTraining: (id: number) => `/trainings/${id}/edit`,
  program: (id: number) => `/trainings/programs/${id}`,
  editProgram: (id: number) => `/trainings/programs/${id}/edit`,
  deleteTraining: (id: number) => `/trainings/${id}/delete`,
  deleteProgram: (id: number) => `/trainings/programs/${id}/delete`,
  addTrainingToProgram: (id: number) => `/trainings/${id}/add-to-program`,
  /** `run` is a run that was started there. */
  addParticipants: (id: number, run?: string) => `/trainings/${id}/add${run === undefined ? '' : `?run=${run}`}`,
  removeParticipants: (id: number, run?: string) => `/trainings/${id}/remove${run === undefined ? '' : `?run=${run}`}`,
  participation: (id: number) => `/trainings/participants/${id}`,
  participationStatuses: (id: number) => `/trainings/${id}/participation`,
  participationResults: (id: number) => `/trainings/${id}/results`,
  participants: '/trainings/participants',
  trainingRights: '/trainings/right',
  participant: (training: number, employee: number) => `/trainings/${training}/employees/${employee}`,
  trainingsOfPerson: (id: number) => `/people/${id}/trainings`,
  trainingSettings: '/settings/trainings',
  parameters: '/settings/parameters',
  parametersOf: (year: number) => `/settings/parameters?year=${year}`,
  company: '/settings/company',
  calendar: '/calendar',
  enterDaysOff: '/calendar?enter=1',
  dayOffBalances: '/calendar/balances',
  balanceProblems: '/calendar/balances?kind=problems',
  calendarOfPerson: (id: number) => `/calendar/person/${id}`,
  dayOffRequests: '/inbox/daysOff',
  allDayOffRequests: '/inbox/daysOff/all',
  dayOffRequest: (id: number) => `/inbox/daysOff/${id}`,
  daysOffOfPerson: (id: number) => `/people/${id}/daysOff`,
  dayOffTypes: '/settings/daysOff/types',
  dayOffType: (id: number | 'new') => `/settings/daysOff/types/${id}`,
  workSchedules: '/settings/daysOff/schedules',
  workSchedule: (id: number | 'new') => `/settings/daysOff/schedules/${id}`,
  holidays: '/settings/daysOff/holidays',
  dayOffRights: '/settings/daysOff/rights',
  dayOffRight: (typeId: number) => `/settings/daysOff/rights/${typeId}`,
  importTrainings: '/import/training',
  importParticipants: '/import/training_employee',
  /** Chooses the integration, and the month that is pushed next where none is given. */
  push: '/calendar/push',
  /** The push of a month (yyyy-mm), where it is one that can be pushed. */
  pushNext: (month: string) => `/calendar/push?year=${month.slice(0, 4)}&month=${Number(month.slice(5))}`,
  pushOf: (year: number, month: number, integration: number) => `/calendar/push/${year}/${month}/${integration}`,
  /** The progress of a push, and later its outcome. */
  pushed: (commandId: string) => `/calendar/push/${commandId}`,
  pushHistory: '/history/calendar/push',
  pushHistoryOf: (year: number, month: number) => `/history/calendar/push/${year}/${month}`,
  /** The payroll codes of the types of days off; `missing` are ids of types without one, `back` the page that needs them. */
  typeMapping: (
    integration: number,
    { missing = [], back = '' }: { missing?: readonly number[]; back?: string } = {},
  ) => `/integrations/${integration}/mapping?missing=${missing.join(',')}&back=${encodeURIComponent(back)}`,
  contracts: '/contracts',
  newContract: (from: { employee?: number; template?: number } = {}) => {
    const query = new URLSearchParams(Object.entries(from).map(([key, value]) => [key, String(value)])).toString();
    return `/contracts/new${query === '' ? '' : `?${query}`}`;
  },
  contract: (id: number) => `/contracts/${id}`,
  /** Makes a policy; `receipt` one of the return of a thing, for whoever had it. */
  vehiclePolicy: (id: number, receipt?: number) => `/fleet/${id}/policy${receiptOf(receipt)}`,
  assetPolicy: (id: number, receipt?: number) => `/assets/${id}/policy${receiptOf(receipt)}`,
  personPolicy: (id: number) => `/people/${id}/policy`,
  personReceipt: (id: number) => `/people/${id}/policy?kind=return_receipt`,
  /** The contracts that wait for the user's own signature; with a contract its dialog is open. */
  pendingSignatures: (contract?: number) => `/contracts/pending${contract === undefined ? '' : `?sign=${contract}`}`,
  contractText: (id: number) => `/contracts/${id}/text`,
  /** Contracts from one template for many people. */
  contractsForMany: (template?: number) => `/contracts/send${template === undefined ? '' : `?template=${template}`}`,
  contractsForManyRun: (run: string) => `/contracts/send?run=${run}`,
  templates: '/contracts/templates',
  template: (id: number) => `/contracts/templates/${id}`,
  webhooks: '/settings/webhooks',
  webhook: (id: number) => `/settings/webhooks/${id}`,
  integrations: '/settings/integrations',
  newIntegration: '/settings/integrations/new',
  integration: (id: number) => `/integrations/${id}`,
  /** Pushes days off through an integration: the month that is pushed next, or the one of the query. */
  pushThrough: (id: number, month = '') => `/integrations/${id}/push${month}`,
  runs: '/runs',
  run: (id: string) => `/runs/${id}`,
  /** A push has its own page, which is more than that of a run. */
  pageOfRun: (run: { run_id: string; kind: string }): string =>
    (run.kind === 'push_days_off' ? paths.pushed : paths.run)(run.run_id),
  /** `back` is the page that the upload page leads back to. */
  upload: (object: string, id: number, back?: string) =>
    `/upload/${object}/${id}${back === undefined ? '' : `?back=${encodeURIComponent(back)}`}`,
  documents: (object: string, id: number) => `/${object}/${id}/documents`,
  document: (object: string, id: number, documentId: string) => `/${object}/${id}/documents/${documentId}`,
  /** `back` is the page that the page of reminders leads back to; with a person only those about that person. */
  reminders: (object: string, id: number, back?: string, employee?: number) => {
    const query = new URLSearchParams({
      ...(back !== undefined && { back }),
      ...(employee !== undefined && { relatedEmployeeId: String(employee) }),
    }).toString();
    return `/reminders/${object}/${id}${query === '' ? '' : `?${query}`}`;
  },
  settings: '/settings',
  gettingStarted: '/settings/start',
  users: '/settings/users',
  newUser: '/settings/users/new',
  teams: '/settings/teams',
  features: '/settings/features',
  mail: '/settings/mail',
  /** The reminders of every record of a kind. */
  kindReminders: '/settings/reminders',
  retention: '/settings/retention',
  audit: '/settings/audit',
  apiKeys: '/settings/api-keys',
  ownSignIns: '/settings/sign-ins',
  impersonate: '/settings/impersonate',
  allCustomFields: '/settings/customFields',
  customFields: (object: string) => `/settings/customFields?object=${object}`,
  customField: (object: string, id: number | 'new') => `/settings/customFields/${id}?object=${object}`,
  /** `record` is the path of the record, to which saving leads back. */
  editCustomFields: (record: string) => `${record}/edit/customFields?back=${encodeURIComponent(record)}`,
  roles: '/settings/roles',
  assetTypes: '/settings/assetTypes',
  assetType: (id: number) => `/settings/assetTypes/${id}`,
  /** Adding the type opens `back` with the new id as `asset_type_id`. */
  addAssetType: (from: { name?: string; back: string }) =>
    `/settings/assetTypes/add?${new URLSearchParams(from).toString()}`,
  user: (id: number) => `/settings/users/${id}`,
  activity: '/activity',
  segments: '/settings/segments',
  /** `filters` are the filters that a new segment starts with, as JSON. */
  segmentBuilder: (object: string, from: { id?: string; filters?: string; back: string }) =>
    `/settings/segments/builder?${new URLSearchParams({ object, ...from }).toString()}`,
} as const;

/** Where each kind of record has its list, and the page of one. */
export const recordPaths: Readonly<Record<ObjectType, { list: string; path: (id: number) => string }>> = {
  car: { list: paths.fleet, path: paths.vehicle },
  asset: { list: paths.assets, path: paths.asset },
  software_product: { list: paths.software, path: paths.softwareProduct },
  software_license: { list: paths.softwareLicenses, path: paths.softwareLicense },
  employee: { list: paths.people, path: paths.person },
  program: { list: paths.trainings, path: paths.program },
  training: { list: paths.trainings, path: paths.training },
  training_employee: { list: paths.participants, path: paths.participation },
  day_off_request: { list: paths.dayOffRequests, path: paths.dayOffRequest },
  contract_template: { list: paths.templates, path: paths.template },
  contract: { list: paths.contracts, path: paths.contract },
};
