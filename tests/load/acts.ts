import { setTimeout as sleep } from 'node:timers/promises';
import { aCar } from '#tests/builders/car.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import type { Journal, Made } from './journal.ts';
import type { Body, LoadUser } from './load-user.ts';

const RUN_POLL_MS = 2_000;
const RUN_PATIENCE_MS = 600_000;
const RUN_PEOPLE = 5;

export type Office = { readonly assetTypeId: number; readonly dayOffTypeId: number };

/** A user at work, and the records that this user made. */
export type AtWork = {
  readonly user: LoadUser;
  readonly journal: Journal;
  readonly office: Office;
  readonly own: Made[];
  readonly number: () => number;
};

type Act = (at: AtWork) => Promise<unknown>;

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
const page = (): number => 1 + Math.floor(Math.random() * 20);

const terms = ['tesla', 'bmw', '1-a', 'škoda', 'van', 'peeters', 'e-tron', 'ford', 'janssens', 'i4'];
const sorts = ['name', 'plate', 'person_name', 'fuel', 'catalogue_value', 'date_first_registration'];
const lists = [
  '/api/cars/list',
  '/api/employees/list',
  '/api/assets/list',
  '/api/software/licenses/list',
  '/api/trainings/list',
  '/api/contract/list',
  '/api/inbox/daysOff/list',
];

const keep = ({ journal, own }: AtWork, kind: Made['kind'], mark: string, answer: Body | undefined): void => {
  if (!answer) return;
  const made: Made = { kind, id: Number(answer['id']), mark, notes: [], requests: [] };
  journal.made.push(made);
  own.push(made);
};

const addCar: Act = async (at) => {
  const plate = `L${at.number().toString(36).toUpperCase()}`;
  keep(at, 'car', plate, await at.user.post('/api/cars/add', aCar({ plate })));
};
const addAsset: Act = async (at) => {
  const serial_number = `LOAD-${at.number()}`;
  const sent = { assetTypeId: at.office.assetTypeId, price: 100, serial_number };
  keep(at, 'asset', serial_number, await at.user.post('/api/assets/add', sent));
};
const addPerson: Act = async (at) => {
  const last_name = `Load ${at.number()}`;
  keep(at, 'employee', last_name, await at.user.post('/api/employees/add', { first_name: 'Bench', last_name }));
};

/** An act on a record that this user made; a record is made first where there is none. */
const onOwn =
  (kind: Made['kind'] | 'any', make: Act, act: (at: AtWork, made: Made) => Promise<unknown>): Act =>
  (at) => {
    const own = kind === 'any' ? at.own : at.own.filter((made) => made.kind === kind);
    return own.length === 0 ? make(at) : act(at, pick(own));
  };

const editCar = onOwn('car', addCar, async ({ user, number }, made) => {
  const color = `colour ${number()}`;
  if (await user.post('/api/cars/edit', { car_id: made.id, color })) made.colour = color;
});
const addNote = onOwn('any', addCar, async ({ user, number }, made) => {
  const note = `Note ${number()}`;
  const sent = { relatedObject: made.kind, relatedObjectId: made.id, note };
  if (await user.post('/api/activity/addNote', sent)) made.notes.push(note);
});

/** Each request of a person is for a Tuesday of its own. */
const askDay = onOwn('employee', addPerson, async ({ user, office }, made) => {
  let day = addDays(new Date().toISOString().slice(0, 10), 60 + 7 * made.requests.length);
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 2) day = addDays(day, 1);
  const span = { type_id: office.dayOffTypeId, start_date: toDmy(day), end_date: toDmy(day) };
  const answer = await user.post('/api/daysOff/requests/add', { employee_id: made.id, ...span, approved: 1 });
  if (answer) made.requests.push(Number(answer['id']));
});

const waitForRun = async ({ user, journal }: AtWork, started: Body | undefined): Promise<void> => {
  // A short export is answered at once.
  if (started?.['run_id'] === undefined) return;
  const id = String(started['run_id']);
  const until = performance.now() + RUN_PATIENCE_MS;
  for (;;) {
    const run = await user.get(`/api/runs/${id}`);
    if (run && run['status'] === 'succeeded' && run['failed'] === 0)
      return void journal.runs.set(id, Number(run['done']));
    if (!run || !['preparing', 'running'].includes(String(run['status'])) || performance.now() > until)
      throw new Error(`run ${id} did not succeed: ${JSON.stringify(run)}`);
    await sleep(RUN_POLL_MS);
  }
};
const assignAssets: Act = async (at) => {
  const people = at.own.filter(({ kind }) => kind === 'employee').slice(0, RUN_PEOPLE);
  if (people.length === 0) return addPerson(at);
  const employee_ids = people.map(({ id }) => id);
  const sent = { assetTypeId: at.office.assetTypeId, price: 10, employee_ids };
  return waitForRun(at, await at.user.post('/api/assets/bulkAssign', sent));
};
const exportList: Act = async (at) =>
  waitForRun(at, await at.user.get('/api/employees/list/excel', { search_term: 'load', columns: 'name' }));

const openList: Act = ({ user }) => user.get(pick(lists), { per_page: 25, page: page() });
const sortList: Act = ({ user }) => user.get('/api/cars/list', { per_page: 25, orderby_column: pick(sorts) });
const searchList: Act = ({ user }) =>
  user.get(pick(lists), { per_page: 25, search_term: `${pick(terms)}${Math.random() < 0.2 ? ` ${page()}` : ''}` });
const findRecord: Act = ({ user }) => user.get('/api/search', { query: pick(terms) });
const openCar: Act = async ({ user, own }) => {
  const cars = own.filter(({ kind }) => kind === 'car');
  const id = cars.length > 0 && Math.random() < 0.5 ? pick(cars).id : 1 + Math.floor(Math.random() * 40);
  await user.get(`/api/cars/${id}/detail`);
  await user.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id });
};
const openPerson: Act = onOwn('employee', addPerson, async ({ user }, { id }) => {
  await user.get(`/api/employees/${id}/detail`);
  await user.get(`/api/daysOff/employee/${id}/balances`);
});
const openHome: Act = async ({ user }) => {
  await user.get('/api/profile');
  await user.get('/api/home');
};
const openMonth: Act = ({ user }) => {
  const [year, month] = new Date().toISOString().split('-');
  return user.get('/api/calendar/month', { year: Number(year), month: Number(month), per_page: 40 });
};

/** How often of a hundred acts; a quarter of them write. */
const mix: readonly (readonly [share: number, act: Act])[] = [
  [22, openList],
  [6, sortList],
  [12, searchList],
  [4, findRecord],
  [20, openCar],
  [4, openPerson],
  [4, openHome],
  [2, openMonth],
  [6, addCar],
  [7, editCar],
  [5, addNote],
  [2, addAsset],
  [2, addPerson],
  [3, askDay],
  [0.5, assignAssets],
  [0.5, exportList],
];

export const nextAct = (): Act => {
  let left = Math.random() * mix.reduce((sum, [share]) => sum + share, 0);
  for (const [share, act] of mix) if ((left -= share) < 0) return act;
  return openList;
};
