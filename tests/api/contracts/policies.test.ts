import { beforeAll, describe, expect, it } from 'vitest';
import { acceptSigned } from '#functions/contracts/accept-signed.ts';
import { contractEvents } from '#functions/contracts/contract-events.ts';
import { signingEvents } from '#functions/signing/signing-events.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { bringPartnerTemplates } from '#functions/templates/partner-templates.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { can } from '#shared/permissions/rules.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, MANAGED_TEAM_ID, OTHER_TEAM_ID, type Persona } from '#tests/personas.ts';

type Body = Record<string, unknown>;
type Row = { id: number; policy_state: string | null };

let admin: ApiClient;
const clients = new Map<Persona, ApiClient>();
/** Ann is in the manager's team, Ben is not. */
let [ann, ben, laptops]: number[] = [];
/** Published templates by type. */
const templates: Record<string, number> = {};

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const post = (path: string, body: Body, client = admin) => client.post(`/api/${path}`, body);
const get = async (path: string, query: Record<string, string> = {}, client = admin) => ok(client.get(`/api/${path}`, query)); // prettier-ignore
const refusal = ({ status, body }: Answer) => [status, body.fields?.[0]?.path ?? body.code, body.fields?.[0]?.message].filter(Boolean); // prettier-ignore

const publish = async (type: string): Promise<number> => {
  const html = '<p>#employee_name has</p><p>#assets_table</p><p>and #vehicle_plate</p>';
  const { id } = await ok(post('contract_template/add', { name: `Own ${type}`, type, content_html: html }));
  await ok(post('contract_template/publish', { template_id: id }));
  return id;
};
const person = async (first_name: string, team: number): Promise<number> =>
  (await ok(post('employees/add', { first_name, last_name: 'Peeters', email: `${first_name}@x.example`, team_ids: [team] }))).id; // prettier-ignore
const asset = async (owner: number): Promise<number> =>
  (await ok(post('assets/add', { assetTypeId: laptops, ownerEmployeeId: owner }))).id;
const car = async (driver: number): Promise<number> =>
  (await ok(post('cars/add', { type: 'car', brand: 'Volvo', model: 'EX30', plate: '1-ABC-123', fuel: 'electric', related_employee_id: driver }))).id; // prettier-ignore

/** The laptop and the car of Ann in one policy of the template for assets. */
const add = (body: Body, client = admin) =>
  post('contracts/addPolicy', { employee_id: ann, template_id: templates['asset_policy'], ...body }, client);
const made = async (body: Body): Promise<number> => (await ok(add(body))).contract_id_inserted;
const policyOfAsset = async (id: number, client = admin) => get(`assets/${id}/detail`, {}, client);

/** Puts a contract into a state as signing does, which has tests of its own. */
const become = async (id: number, over: Partial<Contract>): Promise<void> => {
  const before = (await contractStore.get(id))!;
  await transact([contractStore.update(before, { ...before, ...over })]);
};
const sign = async (id: number): Promise<void> => {
  await become(id, { state: 'signed', signed_at: new Date().toISOString() });
  await acceptSigned({ object: 'contract', object_id: id } as Parameters<typeof acceptSigned>[0]);
};

const { runtime } = await startCompanyWithRuns();
beforeAll(async () => {
  for (const name of ['admin', 'default', 'manager', 'reader', 'light', 'nowages', 'support', 'reseller'] as const)
    clients.set(name, await runtime.as(name));
  admin = clients.get('admin')!;
  ann = await person('Ann', MANAGED_TEAM_ID);
  ben = await person('Ben', OTHER_TEAM_ID);
  laptops = (await ok(post('assetTypes/add', { name: 'Laptop' }))).id;
  for (const type of ['asset_policy', 'car_policy', 'return_receipt', 'annex', 'other'])
    templates[type] = await publish(type);
});

describe('one policy', () => {
  it('is about several things, and each of them shows it', async () => {
    const [laptop, other, vehicle] = [await asset(ann!), await asset(ann!), await car(ann!)];
    const answer = await ok(add({ asset_ids: [laptop, other, laptop], car_ids: [vehicle] }));
    expect(answer).toEqual({ contract_id_inserted: expect.any(Number), count_inserted: 3 });
    const id: number = answer.contract_id_inserted;
    const { details } = await get(`contract/${id}/detail`);
    expect(details).toMatchObject({ policy: 'policy', state: 'draft', employee_id: ann, replaces_contract_id: null });
    expect(details.about).toHaveLength(3);
    const shown = { contract_id: id, name: 'Own asset_policy', state: 'draft', outdated: 0 };
    expect((await policyOfAsset(laptop)).asset_policy_details).toEqual(shown);
    expect((await get(`cars/${vehicle}/detail`)).car_policy_details).toEqual(shown);
    const text = await get(`contracts/shortcodes/${id}/list`);
    expect(text.data.find(({ shortcode }: Body) => shortcode === 'vehicle_plate').value).toBe('1-ABC-123');

    // A second call makes a second policy, and the newest that was not cancelled counts.
    const next = await made({ asset_ids: [laptop], replaces_contract_id: id });
    expect((await policyOfAsset(laptop)).asset_policy_details.contract_id).toBe(next);
    expect((await policyOfAsset(other)).asset_policy_details.contract_id).toBe(id);
    await become(next, { state: 'cancelled' });
    expect((await policyOfAsset(laptop)).asset_policy_details.contract_id).toBe(id);
    const annex = await made({ asset_ids: [laptop], kind: 'annex', template_id: templates['annex'], replaces_contract_id: id }); // prettier-ignore
    expect((await get(`contract/${annex}/detail`)).details).toMatchObject({
      policy: 'annex',
      replaces_contract_id: id,
    });
  });

  it('has two narrow forms', async () => {
    const [laptop, vehicle] = [await asset(ann!), await car(ben!)];
    const body = { employee_id: ann, template_id: templates['asset_policy'], isPartner: 0 };
    expect(await ok(post('assets/addAssetPolicy', { ...body, selected_assets: `${laptop}, ${laptop}` }))).toMatchObject(
      { count_inserted: 1 },
    );
    expect(await ok(post('assets/addAssetPolicy', { ...body, selected_assets: [laptop] }))).toMatchObject({
      count_inserted: 1,
    });
    expect(refusal(await post('assets/addAssetPolicy', { ...body, selected_assets: '' }))).toEqual([
      422,
      'selected_assets',
      'Please select asset',
    ]);
    const { contract_id_inserted: id } = await ok(
      post('cars/addCarPolicy', { car_id: vehicle, template_id: templates['car_policy'], isPartner: 0 }),
    );
    expect((await get(`contract/${id}/detail`)).details).toMatchObject({ employee_id: ben, type: 'car_policy' });
    const none = await post('cars/addCarPolicy', { car_id: await car(0), template_id: templates['car_policy'] });
    expect(refusal(none).slice(0, 2)).toEqual([422, 'car_id']);
  });

  it('is made of a template of the partner, too', async () => {
    const actor = { ...automaticActor('Operator'), user_id: 1 };
    await bringPartnerTemplates(actor, {
      partner_name: 'Partner',
      templates: [{ name: 'Theirs', type: 'asset_policy', language: 'nl', content_html: '<p>Dag #employee_name</p>' }],
    });
    const { data } = await get('contract_template/reseller/list', { type: 'asset_policy' });
    const { id } = data[0] as { id: number };
    const asset_ids = [await asset(ann!)];
    await made({ asset_ids, template_id: id, isPartner: 1 });
    expect(refusal(await add({ asset_ids, template_id: id }))[0]).toBe(404);
    expect(refusal(await add({ asset_ids, isPartner: 1 }))[0]).toBe(404);
    const manager = clients.get('manager')!;
    expect(refusal(await add({ asset_ids, template_id: id, isPartner: 1 }, manager))[0]).toBe(404);
  });

  it('is refused with what is missing or wrong', async () => {
    const [own, strange, vehicle] = [await asset(ann!), await asset(ben!), await car(ann!)];
    const policy = await made({ asset_ids: [strange], employee_id: ben });
    const held = { asset_ids: [own] };
    const cases: [Body, unknown[]][] = [
      [{}, [422, 'asset_ids', 'Please select asset']],
      [{ ...held, template_id: undefined }, [422, 'template_id', 'Please select template']],
      [{ ...held, template_id: templates['other'] }, [422, 'template_id', 'template is not of a type for this']],
      [{ ...held, template_id: 99_999 }, [404, 'not_found']],
      [{ asset_ids: [own, strange] }, [422, 'asset_ids.1', 'person does not hold it']],
      [{ asset_ids: [99_999] }, [422, 'asset_ids.0', 'record is not known']],
      [{ ...held, car_ids: [99_999] }, [422, 'car_ids.0', 'record is not known']],
      [{ employee_id: ben, car_ids: [vehicle] }, [422, 'car_ids.0', 'person does not hold it']],
      [{ employee_id: 99_999, ...held }, [422, 'employee_id', 'person is not known']],
      [{ ...held, kind: 'annex' }, [422, 'replaces_contract_id', 'field is required']],
      [{ ...held, kind: 'annex', replaces_contract_id: policy }, [422, 'replaces_contract_id', 'contract is no policy of this person']], // prettier-ignore
      [{ ...held, kind: 'return_receipt' }, [422, 'template_id', 'template is not of a type for this']],
    ];
    for (const [body, expected] of cases) expect(refusal(await add(body)), JSON.stringify(body)).toEqual(expected);
  });

  it('is seen and made by whom the matrix says', async () => {
    const [hers, his] = [await asset(ann!), await asset(ben!)];
    const id = await made({ asset_ids: [hers] });
    const expected: [Persona, read: boolean, add: number][] = [
      ['admin', true, 200],
      ['default', true, 200],
      ['manager', true, 200],
      ['reader', true, 403],
      ['light', false, 403],
      ['nowages', false, 403],
      ['support', false, 403],
    ];
    for (const [name, sees, status] of expected) {
      const client = clients.get(name)!;
      const { asset_policy_details: shown } = await policyOfAsset(hers, client);
      expect([name, shown?.contract_id]).toEqual([name, sees ? id : undefined]);
      const { body } = await client.get('/api/assets/list', { orderby_column: 'id', per_page: '90' });
      const row = (body.data as Row[]).find(({ id: each }) => each === hers)!;
      expect([name, row.policy_state]).toEqual([name, sees ? 'draft' : undefined]);
      expect((await client.get('/api/assets/list', { segment_id: 'no_policy' })).status).toBe(sees ? 200 : 404);
      expect((await client.get('/api/assets/list', { orderby_column: 'policy_state' })).status).toBe(sees ? 200 : 422);
      const key = { 'idempotency-key': `policy-of-${name}` };
      expect([name, (await client.post('/api/contracts/addPolicy', { employee_id: ann, template_id: templates['asset_policy'], asset_ids: [hers], kind: 'policy', replaces_contract_id: id }, key)).status]).toEqual([name, status]); // prettier-ignore
      if (status === 200) await become(await newestOf(hers), { state: 'cancelled' });
    }
    const outside = await add({ employee_id: ben, asset_ids: [his] }, clients.get('manager')!);
    expect(refusal(outside).slice(0, 2)).toEqual([422, 'employee_id']);
  });
});

const newestOf = async (id: number): Promise<number> => (await policyOfAsset(id)).asset_policy_details.contract_id;

describe('the state of a policy', () => {
  it('is a column and a segment of what people hold', async () => {
    const template_id = await publish('asset_policy');
    const held = [await asset(ann!), await asset(ann!), await asset(ann!), await asset(ann!)] as const;
    const [without, outdated, declined, waits] = held;
    const stock = await asset(0);
    const inSegment = async (query: Record<string, string>): Promise<number[]> =>
      ((await get('assets/list', { orderby_column: 'id', per_page: '90', ...query })).data as Row[])
        .map(({ id }) => id)
        .filter((id) => id === stock || held.includes(id));
    await made({ asset_ids: [outdated], template_id });
    await ok(post('contract_template/edit', { template_id, content_html: '<p>Anew</p>' }));
    await ok(post('contract_template/publish', { template_id }));
    await become(await made({ asset_ids: [declined], template_id }), { state: 'declined' });
    const sent_at = new Date(Date.now() - 20 * 86_400_000).toISOString();
    await become(await made({ asset_ids: [waits], template_id }), { state: 'awaiting_employee', sent_at });

    expect(await inSegment({ segment_id: 'no_policy' })).toEqual([without]);
    expect(await inSegment({ segment_id: 'policy_outdated' })).toEqual([outdated]);
    expect(await inSegment({ segment_id: 'policy_declined' })).toEqual([declined]);
    expect(await inSegment({ segment_id: 'policy_waiting' })).toEqual([waits]);
    const since = (days: number) =>
      JSON.stringify({ match: 'all', conditions: [{ column: 'policy_waiting_since', operator: 'days_ago', values: [days] }] }); // prettier-ignore
    expect(await inSegment({ filters: since(10) })).toEqual([waits]);
    expect(await inSegment({ filters: since(30) })).toEqual([]);
    // What is given to somebody else has no policy of theirs.
    await ok(
      post('assets/transfer', { from_employee_id: ann, to_employee_id: ben, asset_ids: [declined] }).then(
        async (answer) => {
          // prettier-ignore
          await ended(admin, answer.body.run_id);
          return answer;
        },
      ),
    );
    expect((await policyOfAsset(declined)).asset_policy_details).toBeNull();
  });

  it('accepts what waited for it once it is signed, and owes a receipt for what leaves', async () => {
    const laptop = await asset(ann!);
    const id = await made({ asset_ids: [laptop] });
    expect((await policyOfAsset(laptop)).asset.acceptance).toBe('awaiting');
    await sign(id);
    expect(await policyOfAsset(laptop)).toMatchObject({
      asset: { acceptance: 'accepted' },
      asset_policy_details: { state: 'signed' },
      receipt_owed: null,
    });
    await sign(id);
    const { items } = await get('activity/list', { relatedObject: 'asset', relatedObjectId: String(laptop) });
    expect(items.filter(({ event_type: type }: Body) => type === 'asset_accepted')).toHaveLength(1);

    await ok(post('assets/return', { id: laptop }));
    expect(await policyOfAsset(laptop)).toMatchObject({
      asset_policy_details: null,
      receipt_owed: { employee_id: ann, person_name: 'Ann Peeters' },
    });
    const receipt = { asset_ids: [laptop], kind: 'return_receipt' };
    const own = await made({ ...receipt, template_id: templates['return_receipt'] });
    expect((await policyOfAsset(laptop)).receipt_owed).toBeNull();
    expect((await get(`contract/${own}/detail`)).details).toMatchObject({ policy: 'return_receipt', name: 'Own return_receipt' }); // prettier-ignore
    const model = await made({ ...receipt, template_id: undefined });
    expect((await get(`contract/${model}/detail`)).details).toMatchObject({ type: 'return_receipt', language: 'nl' });
  });

  it('keeps an event of the person from being answered twice', async () => {
    const id = await made({ asset_ids: [await asset(ann!)] });
    const contract = (await contractStore.get(id))!;
    const events = contractEvents(automaticActor('System'), contract, 'contract_file_added', { pages: 1 });
    expect(events).toHaveLength(2);
    const ofPerson = { object: 'employee', object_id: ann } as Parameters<typeof acceptSigned>[0];
    expect(await acceptSigned(ofPerson)).toEqual([]);
  });
});

describe('what a policy is about', () => {
  type File = { id: string; contract_id: number | null };
  const places = (of: { laptop: number; vehicle: number; person: number }) => [['asset', of.laptop], ['car', of.vehicle], ['employee', of.person]] as [string, number][]; // prettier-ignore
  const filesOf = async (client: ApiClient, object: string, id: number, deleted = '0'): Promise<File[]> => {
    const { status, body } = await client.get('/api/files/list', { relatedObject: object, relatedObjectId: String(id), show_deleted_only: deleted }); // prettier-ignore
    return status === 200 ? body.data : [];
  };
  const file = { key: 'contracts/1/signed-1.pdf', sha256: 'ab'.repeat(32), bytes: 4321, pages: 2 };
  /** A signed policy of a person over a laptop and a vehicle of theirs. */
  const filed = async (person: number) => {
    const [laptop, vehicle] = [await asset(person), await car(person)];
    const id = await made({ employee_id: person, asset_ids: [laptop], car_ids: [vehicle] });
    await become(id, { name: 'Gear', state: 'signed', signed_at: '2026-11-22T10:00:00.000Z', result: file });
    return { id, laptop, vehicle, person };
  };

  it('has its signed file among the documents, and nobody changes it there', async () => {
    const { id, ...things } = await filed(ann!);
    for (const [object, of] of places(things)) {
      const found = (await filesOf(admin, object, of)).filter(({ contract_id: contract }) => contract === id);
      expect(found).toMatchObject([{ filename: 'Gear.pdf', filesize_bytes: 4321, document_type: 'policy', preview: 'pdf', date_uploaded_formatted: '22/11/2026 11:00' }]); // prettier-ignore
      const own = found[0]!.id;
      expect(await filesOf(admin, object, of, '1')).toEqual([]);
      expect(await get(`files/${own}/download`)).toMatchObject({ file_name: 'Gear.pdf', file_url: expect.stringContaining(file.key) }); // prettier-ignore
      expect(refusal(await post('files/edit', { id: own, filename: 'x.pdf' }))).toEqual([409, 'contract_signed']);
      expect(refusal(await post('files/delete', { id: own }))).toEqual([409, 'contract_signed']);
      const unknown = `${object}-${of}-contract999`;
      expect(refusal(await admin.get(`/api/files/${unknown}/download`))).toEqual([404, 'not_found']);
    }
    const stranger = `asset-${await asset(ann!)}-contract${id}`;
    expect((await admin.get(`/api/files/${stranger}/download`)).status).toBe(404);
    await ok(post('contracts/delete', { contract_id: id }));
    for (const [object, of] of places(things))
      expect((await filesOf(admin, object, of)).filter((each) => each.contract_id === id)).toEqual([]);
  });

  it('keeps file and events from whoever may not read the contract', async () => {
    const mine = await filed(ann!);
    const theirs = await filed(ben!);
    await ok(post('cars/edit', { car_id: theirs.vehicle, related_employee_id: ann }));
    for (const [persona, client] of clients) {
      for (const { id, ...things } of [mine, theirs]) {
        const reads = can(actorOf(persona), 'contracts:read') && (persona !== 'manager' || id === mine.id);
        for (const [object, of] of places(things)) {
          const list = await filesOf(client, object, of);
          const seesRecord = (await client.get('/api/files/list', { relatedObject: object, relatedObjectId: String(of) })).status === 200; // prettier-ignore
          const isShown = list.some((each) => each.contract_id === id);
          expect([persona, object, isShown]).toEqual([persona, object, reads && seesRecord]);
          const download = await client.get(`/api/files/${object}-${of}-contract${id}/download`);
          expect([persona, object, download.status === 200]).toEqual([persona, object, reads && seesRecord]);
          const feed = await client.get('/api/activity/list', { relatedObject: object, relatedObjectId: String(of) });
          const told = JSON.stringify(feed.body).includes('contract_added');
          if (feed.status === 200) expect([persona, object, 'feed', told]).toEqual([persona, object, 'feed', reads]);
        }
      }
    }
  });

  it('tells of its steps in the feeds of the things, and once in that of the company', async () => {
    const { id, ...things } = await filed(ann!);
    const contract = (await contractStore.get(id))!;
    await transact(signingEvents(null, contract, 'contract_expired', {}));
    await transact(signingEvents(automaticActor('System'), contract, 'contract_opened', { signer: 'Ann' }));
    for (const [object, of] of places(things)) {
      const { items } = await get('activity/list', { relatedObject: object, relatedObjectId: String(of) });
      const types = items.map(({ event_type: type }: Body) => type).filter((type: string) => type.startsWith('contract_')); // prettier-ignore
      const seen = object === 'employee' ? ['contract_opened', 'contract_expired'] : ['contract_expired', 'contract_added']; // prettier-ignore
      expect([object, types.slice(0, 2)]).toEqual([object, seen]);
    }
    expect((await get('activity/list', { types: 'contract_expired' })).items).toHaveLength(1);
  });

  it('is accepted ahead by who gets it later, also when the day is moved or the history corrected', async () => {
    const laptop = await asset(ben!);
    const plan = (day: number) => post('assets/edit', { asset_id: laptop, owner_employee_id: ann, end_date_old_owner: toDmy(addDays(today(), day)), start_date_new_owner: toDmy(addDays(today(), day)) }); // prettier-ignore
    await ok(plan(3));
    const id = await made({ asset_ids: [laptop] });
    await sign(id);
    await sign(id);
    expect((await policyOfAsset(laptop)).asset.acceptance).toBe('awaiting');
    const { items } = await get('activity/list', { relatedObject: 'asset', relatedObjectId: String(laptop) });
    expect(items.filter(({ event_type: type }: Body) => type === 'asset_accepted')).toMatchObject([{ event_info_json: { owner_name: 'Ann Peeters' } }]); // prettier-ignore
    await ok(plan(5));
    const correct = (first: string, next: string) => post('assignments/correct', { object_type: 'asset', object_id: laptop, periods: [{ employee_id: ben, start_date: first, end_date: next }, { employee_id: ann, start_date: next }] }); // prettier-ignore
    const [first, moved, until] = [-9, 4, 5].map((day) => toDmy(addDays(today(), day))) as [string, string, string];
    for (const day of [moved, until]) await ok(correct(first, day));
    await ok(admin.post('/dev/clock', { today: until }));
    expect(await policyOfAsset(laptop)).toMatchObject({ asset: { owner_employee_id: ann, acceptance: 'accepted' } });
    await ok(admin.post('/dev/clock', { today: '' }));
  });
});

describe('an assignment to many', () => {
  const assign = async (body: Body) => {
    const { run_id } = await ok(post('assets/bulkAssign', { employee_ids: [ann, ben], policy_template_id: templates['asset_policy'], ...body })); // prettier-ignore
    const run = await ended(admin, run_id);
    expect(run).toMatchObject({ status: 'succeeded', done: 2, failed: 0, result: { policies: 2 } });
    return { run_id, assets: run.items.map(({ ref }) => ref!.id) };
  };
  it('makes a policy for each over what they got, and its undo takes them back', async () => {
    for (const id of (await assign({ assetTypeId: laptops })).assets) {
      const { details, missing } = await get(`contract/${await newestOf(id)}/detail`);
      expect(details).toMatchObject({ policy: 'policy', about: [{ object_type: 'asset', object_id: id }] });
      expect(missing).not.toContain('assets_table');
    }
    await asset(0);
    const { run_id, assets } = await assign({ assetTypeId: laptops, stock: 'first' });
    const contracts = await Promise.all(assets.map(newestOf));
    const undo = await ok(post('runs/undo', { run_id }));
    expect(await ended(admin, undo.run_id)).toMatchObject({ done: 2, failed: 0 });
    for (const id of contracts) expect((await admin.get(`/api/contract/${id}/detail`)).status).toBe(404);
  });

  it('keeps what has a policy that was sent', async () => {
    const { run_id, assets } = await assign({ assetTypeId: laptops });
    await become(await newestOf(assets[0]!), { state: 'awaiting_employee' });
    const undo = await ok(post('runs/undo', { run_id }));
    expect(await ended(admin, undo.run_id)).toMatchObject({ done: 1, failed: 1 });
  });

  it('is refused for a template that is no policy', async () => {
    const answer = await post('assets/bulkAssign', { employee_ids: [ann], assetTypeId: laptops, policy_template_id: templates['other'] }); // prettier-ignore
    expect(refusal(answer).slice(0, 2)).toEqual([422, 'policy_template_id']);
    const reader = await post('assets/bulkAssign', { employee_ids: [ann], assetTypeId: laptops, policy_template_id: templates['asset_policy'] }, clients.get('nowages')!); // prettier-ignore
    expect(reader.status).toBe(403);
  });
});
