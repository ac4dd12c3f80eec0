import { describe, expect, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

const own = employeeIdOf('default');
const foreign = employeeIdOf('reader');
const UNKNOWN = 987_654_321;

const ids = async (query: Record<string, string | number> = {}, client = manager): Promise<number[]> =>
  (await client.get('/api/employees/list', query)).body.data.map((row: { id: number }) => row.id);

const { runtime, admin } = await startCompany();
const manager = await runtime.as('manager');

describe('a team manager', () => {
  it('sees only the people of the teams they lead, in list, search, sort, filter and segment', async () => {
    const team = [employeeIdOf('default'), employeeIdOf('manager')].toSorted((one, other) => one - other);
    expect(await ids()).toEqual(team);
    expect(await ids({ search_term: 'reader' })).toEqual([]);
    expect(await ids({ search_term: 'Other' })).toEqual([]);
    expect(
      (await ids({ orderby_column: 'name', orderby_direction: 'desc' })).toSorted((one, other) => one - other),
    ).toEqual(team);
    const filters = JSON.stringify({ conditions: [{ column: 'team', operator: 'is', values: ['Other'] }] });
    expect(await ids({ filters })).toEqual([]);
    expect(await ids({ segment_id: `team_${MANAGED_TEAM_ID}` })).toEqual(team);
    expect((await manager.get('/api/employees/idsBySegment')).body.employee_ids).toEqual(team);
    expect((await manager.get('/api/employees/list', { segment_id: `team_${OTHER_TEAM_ID}` })).status).toBe(404);
  });

  it('gets the same answer for a person out of sight as for one who does not exist', async () => {
    const answers = async (id: number) =>
      Promise.all([
        manager.get(`/api/employees/${id}/detail`),
        manager.get(`/api/employees/${id}/assignments`),
        manager.get(`/api/employees/${id}/heldHistory`),
        manager.get(`/api/trainings/employee/${id}/renewals`),
        manager.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id }),
        manager.post('/api/activity/addNote', { relatedObject: 'employee', relatedObjectId: id, note: 'x' }),
      ]);
    const words = (all: Awaited<ReturnType<typeof answers>>) =>
      all.map(({ status, body }) => [status, body.code, body.detail]);
    expect(words(await answers(foreign))).toEqual(words(await answers(UNKNOWN)));
    expect(words(await answers(foreign)).map(([status]) => status)).toEqual(Array(6).fill(404));
    expect((await answers(own)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('sees only their own teams', async () => {
    const teams = (await manager.get('/api/teams/list')).body.data;
    expect(teams).toMatchObject([{ id: MANAGED_TEAM_ID, people_count: 2, leaders: [{ id: employeeIdOf('manager') }] }]);
    const byTeam = (await manager.get('/api/employees/listByTeam', { include_roles: 1 })).body.data;
    expect(byTeam).toHaveLength(1);
    expect(byTeam[0].people).toMatchObject([
      { name: 'default Persona', roles: ['member'] },
      { name: 'manager Persona', roles: ['leader'] },
    ]);
    expect((await manager.get('/api/employees/listByTeam?include_roles&sort_by=team_id')).body.data).toEqual(byTeam);
    const segments = (await manager.get('/api/segments/list', { object_type: 'employee' })).body.data;
    expect(segments.filter(({ kind }: { kind: string }) => kind !== 'area')).toMatchObject([
      { id: 'all', label: 'people:segment.all_in_teams', count: 2 },
      { id: 'leaving', count: 0 },
      { id: 'inactive', count: 0 },
      { id: `team_${MANAGED_TEAM_ID}`, kind: 'team', name: 'Managed', count: 2 },
    ]);
    for (const { kind, count } of segments) expect(kind !== 'area' || count <= 2).toBe(true);
  });

  it('loses sight of whoever leaves the team, and of the team once they stop leading it', async () => {
    await admin.post('/api/employees/edit', { id: own, team_ids: [OTHER_TEAM_ID] });
    expect(await ids()).toEqual([employeeIdOf('manager')]);
    await admin.post('/api/employees/edit', { id: own, team_ids: [OTHER_TEAM_ID, MANAGED_TEAM_ID] });
    expect(await ids()).toContain(own);
    await admin.post('/api/teams/edit', { id: MANAGED_TEAM_ID, leader_employee_ids: [] });
    expect(await ids()).toEqual([]);
    await admin.post('/api/teams/edit', { id: MANAGED_TEAM_ID, leader_employee_ids: [employeeIdOf('manager')] });
    expect(await ids()).toContain(own);
  });

  it('changes no person', async () => {
    const { status, body } = await manager.post('/api/employees/edit', { id: own, phone: '1' });
    expect([status, body.permission]).toEqual([403, 'people:write']);
  });
});

describe('teams', () => {
  it('are added, renamed and deleted, and no two have the same name', async () => {
    const { body } = await admin.post('/api/teams/add', { name: 'Sécurité' });
    const again = await admin.post('/api/teams/add', { name: 'securite' });
    expect([again.status, again.body.code]).toEqual([409, 'name_in_use']);
    const renamed = await admin.post('/api/teams/edit', { id: body.id, version: 1, name: 'Safety' });
    expect(renamed.body).toEqual({ id: body.id, version: 2 });
    expect((await admin.post('/api/teams/edit', { id: body.id, version: 1, name: 'X' })).status).toBe(409);
    await admin.post('/api/employees/edit', { id: foreign, team_ids: [body.id] });
    const row = (await admin.get('/api/employees/list', { search_term: 'safety' })).body.data[0];
    expect(row).toMatchObject({ id: foreign, team_names: 'Safety' });
    await admin.post('/api/teams/edit', { id: body.id, name: 'Guard' });
    expect((await admin.get('/api/employees/list', { search_term: 'guard' })).body.count).toBe(1);
    const inUse = await admin.post('/api/teams/delete', { id: body.id });
    expect([inUse.status, inUse.body.code, inUse.body.count]).toEqual([409, 'referenced', 1]);
    await admin.post('/api/employees/edit', { id: foreign, team_ids: [OTHER_TEAM_ID] });
    expect((await admin.post('/api/teams/delete', { id: body.id })).status).toBe(200);
    const names = (await admin.get('/api/teams/list')).body.data.map((team: { name: string }) => team.name);
    expect(names).toEqual(['Managed', 'Other']);
    expect((await admin.post('/api/teams/add', { name: 'Guard' })).status).toBe(200);
  });

  it('are led by people who exist', async () => {
    const { status, body } = await admin.post('/api/teams/add', { name: 'Ghosts', leader_employee_ids: [UNKNOWN] });
    expect([status, body.fields[0]]).toMatchObject([422, { path: 'leader_employee_ids', code: 'unknown_person' }]);
    const reader = await runtime.as('reader');
    expect((await reader.post('/api/teams/add', { name: 'Mine' })).status).toBe(403);
  });
});
