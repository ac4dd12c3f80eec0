import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureIn } from '#shared/contract/files/picture.ts';
import { registry } from '#shared/contract/registry.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { headObject } from '#functions/platform/files/objects.ts';
import { pictureLink, pictureLinks, PICTURES_MAX } from '#functions/platform/files/picture-links.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { portrait } from '#infra/local/seed/portrait.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID, personaNames } from '#tests/personas.ts';
import { postPicture } from './post-upload.ts';

const face = portrait(1);
const other = portrait(2);

let count = 0;
const { runtime, admin } = await startCompany();

const add = async (over: Record<string, unknown> = {}): Promise<number> => {
  count += 1;
  const body = { first_name: 'Elif', last_name: `Demir ${count}`, ...over };
  const answer = await admin.post('/api/employees/add', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const edit = (body: Record<string, unknown>, client = admin) => client.post('/api/employees/edit', body);
const detail = async (id: number) => (await admin.get(`/api/employees/${id}/detail`)).body.employee;
const keyIn = (link: string): string => `pictures/${new URL(link).pathname.split('/').at(-1)}`;
const bytesAt = async (link: string): Promise<[number, Buffer]> => {
  const answer = await fetch(link);
  return [answer.status, Buffer.from(await answer.arrayBuffer())];
};
const refusal = ({ status, body }: { status: number; body: { fields?: { path: string; code: string }[] } }) => [
  status,
  (body.fields ?? []).map(({ path, code }) => `${path} ${code}`).join(),
];

describe('a picture of a person', () => {
  it('is uploaded, set, and comes out as one link wherever the person is shown', async () => {
    const me = employeeIdOf('admin');
    await edit({ id: me, avatar: await postPicture(admin, face), team_ids: [MANAGED_TEAM_ID] });
    const link: string = (await detail(me)).avatar;
    expect(await bytesAt(link)).toEqual([200, face]);
    expect(new URL(link).searchParams.get('response-cache-control')).toContain('private');

    await admin.post('/api/teams/edit', { id: MANAGED_TEAM_ID, leader_employee_ids: [me] });
    const car = (await admin.post('/api/cars/add', aCar({ related_employee_id: me }))).body.id;
    await admin.post('/api/activity/addNote', { relatedObject: 'car', relatedObjectId: car, note: 'seen' });
    const get = async (path: string, query = {}) => (await admin.get(path, query)).body;
    const own = (rows: { id: number; avatar: string }[]) => rows.find(({ id }) => id === me)?.avatar;
    const feed = await get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car });
    const teams = (await get('/api/employees/listByTeam')).data as { people: { id: number; avatar: string }[] }[];
    const cars = (await get('/api/cars/list')).data as { id: number; person_avatar: string }[];
    const seen = {
      list: own((await get('/api/employees/list', { per_page: 1000 })).data),
      byTeam: own(teams.flatMap(({ people }) => people)),
      leader: (await get('/api/teams/list')).data.find((team: { id: number }) => team.id === MANAGED_TEAM_ID).leaders[0]
        .avatar,
      user: (await get('/api/users/list', { search_term: 'admin@' })).data[0].avatar,
      profile: (await get('/api/profile')).avatar,
      car: cars.find(({ id }) => id === car)?.person_avatar,
      carDetail: (await get(`/api/cars/${car}/detail`)).employee_details.avatar,
      carHeader: (await get(`/api/cars/${car}/detail`)).details.person_avatar,
      history: (await get(`/api/cars/${car}/assignments`)).periods[0].employee.avatar,
      feed: feed.items[0].user_avatar,
    };
    for (const [where, avatar] of Object.entries(seen)) expect(avatar, where).toBe(link);
  });

  it('stands beside whoever signs a contract, for the company, too', async () => {
    const post = async (path: string, body: object) => (await admin.post(`/api/${path}`, body)).body;
    const [me, person] = [employeeIdOf('admin'), await add({ email: 'elif@x.example', avatar: await postPicture(admin, other) })]; // prettier-ignore
    await edit({ id: me, avatar: await postPicture(admin, face) });
    const { user_id: user } = (await admin.get('/api/profile')).body;
    const { id: template_id } = await post('contract_template/add', { name: 'Annex', type: 'annex', content_html: '<p>Text.</p>', language: 'en' }); // prettier-ignore
    await post('contract_template/editSignatureRequirements', { template_id, internal_signature_required: 1, internal_signer_user_id: user }); // prettier-ignore
    await post('contract_template/publish', { template_id });
    const { id } = await post('contracts/addToEmployee', { employee_id: person, contract_template_id: template_id });
    await post('contracts/setSigningMethod', { contract_id: id, signers: [{ role: 'employee' }, { role: 'internal_first', user_id: user }] }); // prettier-ignore
    const { signers } = (await admin.get(`/api/contract/${id}/detail`)).body;
    const pictures = Object.fromEntries(signers.map((one: { role: string; avatar: string }) => [one.role, one.avatar]));
    expect(pictures).toEqual({ employee: (await detail(person)).avatar, internal_first: (await detail(me)).avatar });
    expect(Object.values(pictures)).not.toContain(null);
  });

  it('can be set on a new person', async () => {
    const id = await add({ avatar: await postPicture(admin, other) });
    expect(await bytesAt((await detail(id)).avatar)).toEqual([200, other]);
  });

  it('is replaced, and removed with a blank; its file is deleted with it', async () => {
    const id = await add({ avatar: await postPicture(admin, face) });
    const first = (await detail(id)).avatar;
    const upload = await postPicture(admin, other);
    expect((await edit({ id, avatar: upload })).status).toBe(200);
    const second = (await detail(id)).avatar;
    expect(await bytesAt(second)).toEqual([200, other]);
    expect(await headObject(keyIn(first))).toBeUndefined();
    expect((await edit({ id, avatar: upload })).body.version).toBe(2);
    expect(await headObject(keyIn(second))).toBeDefined();
    expect((await edit({ id, phone: '1' })).body.version).toBe(3);
    expect((await detail(id)).avatar).toBe(second);

    expect((await edit({ id, avatar: '' })).status).toBe(200);
    expect((await detail(id)).avatar).toBeNull();
    expect((await fetch(second)).status).toBe(404);
    const { items } = (await admin.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id })).body;
    const changes = items.flatMap(
      (item: { event_info_json: { changes?: unknown } }) => item.event_info_json.changes ?? [],
    );
    expect(changes.filter((change: { field: string }) => change.field === 'avatar')).toEqual([
      { field: 'avatar', old: 'old_picture', new: null },
      { field: 'avatar', old: 'old_picture', new: 'new_picture' },
    ]);
  });

  it('stays where it was when the save fails', async () => {
    const id = await add({ avatar: await postPicture(admin, face) });
    const link = (await detail(id)).avatar;
    const upload = await postPicture(admin, other);
    expect((await edit({ id, version: 9, avatar: upload })).body.current.avatar).toBe(link);
    expect((await edit({ id, first_name: '', avatar: upload })).status).toBe(422);
    expect(await headObject(`pictures/${upload}`)).toBeUndefined();
    expect(await bytesAt((await detail(id)).avatar)).toEqual([200, face]);
    expect((await edit({ id, avatar: upload })).status).toBe(200);
  });
});

describe('an upload', () => {
  let id = 0;
  beforeAll(async () => {
    id = await add();
  });

  it('is used once', async () => {
    const upload = await postPicture(admin, face);
    const answers = await Promise.all([edit({ id, avatar: upload }), edit({ id: await add(), avatar: upload })]);
    expect(answers.map((answer) => refusal(answer).join(' ')).toSorted()).toEqual([
      '200 ',
      '422 avatar unknown_upload',
    ]);
  });

  it.each([
    ['unknown', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'unknown_upload'],
    ['a foreign link', 'https://evil.example/pixel.png', 'invalid_type'],
    ['a path', '../exports/one', 'invalid_type'],
  ])('that is %s is refused on the field', async (_, avatar, code) => {
    expect(refusal(await edit({ id, avatar }))).toEqual([422, `avatar ${code}`]);
    const added = await admin.post('/api/employees/add', { first_name: 'A', last_name: 'B', avatar });
    expect(refusal(added)).toEqual([422, `avatar ${code}`]);
  });

  it('of somebody else is unknown', async () => {
    const theirs = await postPicture(await runtime.as('default'), face);
    expect(refusal(await edit({ id, avatar: theirs }))).toEqual([422, 'avatar unknown_upload']);
  });

  it('that is no picture inside is refused', async () => {
    const page = await postPicture(admin, Buffer.from('<script>alert(1)</script>'), 'image/webp');
    expect(refusal(await edit({ id, avatar: page }))).toEqual([422, 'avatar not_a_picture']);
  });

  it('that is larger than it said is refused', async () => {
    const upload = await postPicture(admin, face);
    const Body = Buffer.concat([face, Buffer.alloc(1024 * 1024)]);
    const large = { Bucket: 'files', Key: `quarantine/${upload}`, Body, ContentType: 'image/png' };
    await objectStore().send(new PutObjectCommand(large));
    expect(refusal(await edit({ id, avatar: upload }))).toEqual([422, 'avatar file_too_large']);
  });

  it('of more than 1 MB gets no form', async () => {
    const request = { purpose: 'picture', filename: 'a.png', size: 1024 * 1024 + 1, content_type: 'image/png' };
    expect((await admin.post('/api/files/requestUpload', request)).status).toBe(413);
  });

  const form = { purpose: 'picture', filename: 'a.png', size: 100, content_type: 'image/png' };

  it('is refused to a reader', async () => {
    const reader = await runtime.as('reader');
    const answer = await reader.post('/api/files/requestUpload', form);
    expect([answer.status, answer.body.permission]).toEqual([403, 'people:write']);
    const upload = await postPicture(admin, face);
    expect((await edit({ id, avatar: upload }, reader)).status).toBe(403);
  });

  it('of a person is refused to a manager', async () => {
    const upload = await postPicture(admin, face);
    expect((await edit({ id, avatar: upload }, await runtime.as('manager'))).status).toBe(403);
  });

  /** Endpoints that take a picture, recognised by the type of the field. */
  const takers = registry.filter(({ body }) => {
    const shape: Record<string, unknown> = body && 'shape' in body ? (body.shape as Record<string, unknown>) : {};
    return Object.values(shape).includes(pictureIn);
  });

  it('is accepted for people, asset types and the company', () => {
    expect(takers.map(({ id: operation }) => operation).toSorted()).toEqual([
      'assets.addAssetType',
      'assets.editAssetType',
      'people.addEmployee',
      'people.editEmployee',
      'session.setCompany',
    ]);
  });

  it.each(personaNames)('may be uploaded by %s exactly when they may use one of these endpoints', async (name) => {
    const actor = actorOf(name);
    const takes = takers.some(({ permission }) => can(actor, permission as Permission));
    const answer = await (await runtime.as(name)).post('/api/files/requestUpload', form);
    expect(answer.status).toBe(takes ? 200 : 403);
  });
});

describe('a link', () => {
  afterEach(() => void vi.useRealTimers());

  it('is the same for half a day and stays valid for another half day', async () => {
    const at = async (time: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
      return String(await pictureLink('pictures/one'));
    };
    const early = await at('2026-11-21T00:00:01Z');
    expect(await at('2026-11-21T11:59:59Z')).toBe(early);
    const late = new URL(await at('2026-11-21T12:00:00Z')).searchParams;
    expect([late.get('X-Amz-Date'), late.get('X-Amz-Expires')]).toEqual(['20261121T120000Z', '86400']);
  });

  it('is there for as many pictures as fit into an answer, the first ones', async () => {
    const keys = Array.from({ length: PICTURES_MAX + 100 }, (_, at) => `pictures/${at}`);
    const picture = await pictureLinks([...keys, ...keys, null]);
    const links = keys.map(picture);
    expect(links.slice(0, PICTURES_MAX)).not.toContain(null);
    expect(links.slice(PICTURES_MAX).filter((link) => link !== null)).toEqual([]);
  });
});

it('leaves the storage clean', async () => {
  expect(await fsck()).toEqual([]);
});
