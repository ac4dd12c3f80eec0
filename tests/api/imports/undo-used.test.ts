import { beforeAll, expect, it, vi } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { employeeUndo } from '#functions/people/undo-employees.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { participantCollection } from '#functions/trainings/participant-store.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { companyOfThings, thingsOfPerson } from '#tests/api/people/things-of-person.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';
import { mappingOf, startImport } from './upload-file.ts';

let company: Awaited<ReturnType<typeof companyOfThings>>;

const post = async (path: string, body: Record<string, unknown>): Promise<Record<string, never>> => {
  const { status, body: answer } = await admin.post(`/api/${path}`, body);
  expect(status, `${path} ${JSON.stringify(answer)}`).toBe(200);
  return answer;
};

const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  company = await companyOfThings(admin, post);
});

/** Imports the rows and returns what undoes the import: the message of each row, null where it is undone. */
const imported = async (object: 'employee' | 'car' | 'asset', rows: SheetCell[][], key: string) => {
  const started = await startImport(admin, object, aWorkbook({ rows }));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key };
  await ended(admin, (await admin.call(check, { body })).run_id);
  const done = await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
  expect(done).toMatchObject({ done: rows.length - 1, failed: 0 });
  return {
    idOf: (label: string): number => done.items.find((item) => item.label.includes(label))!.ref!.id,
    undone: async (): Promise<Record<string, string | null>> => {
      const { run_id: runId } = await admin.call(undo, { body: { import_id: started.import_id } });
      return Object.fromEntries((await ended(admin, runId)).items.map(({ label, message }) => [label, message]));
    },
  };
};

/** What people got since, by last name; `nothing` may go. */
const got = ['asset', 'licence', 'training', 'dayOff', 'correction', 'draft', 'sent', 'signed'] as const;

it('keeps people of whom something stands elsewhere by now', async () => {
  const names = [...got, 'nothing'];
  const { idOf, undone } = await imported(
    'employee',
    [['First name', 'Last name', 'E-mail'], ...names.map((name) => ['Used', name, `${name}@used.example`])],
    'email',
  );
  for (const [at, name] of got.entries())
    await thingsOfPerson[name](company, {
      id: idOf(`Used ${name}`),
      user: 0,
      name: `Used ${name}`,
      nameBefore: '',
      email: `${name}@used.example`,
      number: `USED-${at}`,
      word: `used${at}`,
    });
  const why = 'This person has things, contracts, trainings or days off by now, so the person stays.';
  expect(await undone()).toEqual({
    ...Object.fromEntries(got.map((name) => [`Used ${name}`, why])),
    'Used nothing': null,
  });
  const { data } = await admin.call(listEmployees, { query: { search_term: 'used.example', per_page: 20 } });
  expect(data.map(({ last_name: name }) => name).toSorted()).toEqual([...got].toSorted());
  expect(await fsck()).toEqual([]);
});

it('keeps a vehicle and an asset while a contract about them waits for signatures', async () => {
  const car = await imported(
    'car',
    [
      ['Brand', 'Model', 'Plate', 'Fuel', 'Driver'],
      ['Kia', 'EV6', '1-USE-001', 'electric', 'bob@other.example'],
      ['Kia', 'EV6', '1-USE-002', 'electric', 'bob@other.example'],
    ],
    'plate',
  );
  const asset = await imported(
    'asset',
    [
      ['Asset type', 'Serial number', 'Owner'],
      ['Laptop', 'USE-1', 'bob@other.example'],
      ['Laptop', 'USE-2', 'bob@other.example'],
    ],
    'serial_number',
  );
  const policy = { name: 'Policy', type: 'car_policy', content_html: '<p>Drive well</p>' };
  const { id: template_id } = await post('contract_template/add', policy);
  await post('contract_template/publish', { template_id });
  const [vehicle, thing] = [car.idOf('1-USE-001'), asset.idOf('USE-1')];
  const about = { employee_id: company.other, template_id, car_ids: [vehicle], asset_ids: [thing] };
  const { contract_id_inserted: contract_id } = await post('contracts/addPolicy', about);
  await post('contracts/sendToEmployee', { contract_id, method: 'paper' });
  const kept = (messages: Record<string, string | null>) => Object.entries(messages).filter(([, why]) => why !== null);
  expect(kept(await car.undone())).toEqual([
    [
      expect.stringContaining('1-USE-001'),
      'Contracts about this vehicle still waiting for signatures: 1. They have to be signed or withdrawn first.',
    ],
  ]);
  expect(kept(await asset.undone())).toEqual([
    [expect.stringContaining('USE-1'), 'A contract about it waits for signatures, so it stays.'],
  ]);
});

it('reads what names people only where somebody would be removed', async () => {
  const id = (await post('employees/add', { first_name: 'Put', last_name: 'Back', start_date: '01/01/2026' }))['id'] as unknown as number; // prettier-ignore
  const read = vi.spyOn(participantCollection, 'refresh');
  try {
    const current = (await employeeStore.get(id))!;
    const [first, second] = [await employeeUndo.open(actorOf('admin'), [id]), await employeeUndo.open(actorOf('admin'), [id])]; // prettier-ignore
    expect(await first.writesOf(id, { ...current, phone: '012' })).not.toEqual([]);
    expect(read).not.toHaveBeenCalled();
    expect(await second.writesOf(id, null)).not.toEqual([]);
    expect(read).toHaveBeenCalled();
  } finally {
    read.mockRestore();
  }
});
