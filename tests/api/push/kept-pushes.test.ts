import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/platform/storage/transact.ts';
import { removeDueData } from '#functions/contracts/retention/remove-due.ts';
import { saveErasure } from '#functions/platform/directory/erasures.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readCommand } from '#functions/push/command-store.ts';
import { removePushedMonths } from '#functions/workflows/person-data/erase/remove-pushed.ts';
import { addDays, addMonths } from '#shared/values/dates.ts';
import { placesWith } from '#infra/ops/person/stored-texts.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { november, ok, startPush, startPushCompany, TODAY, type PushCompany } from './push-company.ts';

let company: PushCompany;
beforeAll(async () => void (company = await startPushCompany()));
afterAll(() => company.close());

describe('what was sent', () => {
  /** The office of one team. */
  const office = async (code: string) => {
    const team = (await ok(company.admin.post('/api/teams/add', { name: code }))).id as number;
    const id = await company.integration(code, { team_ids: [team] });
    await company.link(id, company.types.holiday, '1010');
    return { id, team };
  };

  it('goes after five years, with the answers and what became of each person', async () => {
    const { id, team } = await office('OK-old');
    const gus = await company.person('Gustaaf', { team_ids: [team] });
    await company.leave(gus, '17/11/2026');
    const push = await startPush(company, november(id, [gus]));
    const places = async () => (await placesWith([push.command_id, 'Gustaaf Peeters'])).filter((place) => /push(es|ed-person|-answer|-command)\b/.test(place)); // prettier-ignore
    expect((await places()).length).toBeGreaterThan(4);
    const due = addMonths(today(), 60);
    await removeDueData('', addMonths(today(), 1));
    await removeDueData('', addDays(due, -1));
    expect((await places()).length).toBeGreaterThan(4);
    await removeDueData('', due);
    expect(await places()).toEqual([]);
    expect(await fsck()).toEqual([]);
  });

  it('goes for somebody who was erased after the five years of the law, also where the company keeps it for longer', async () => {
    const { id, team } = await office('OK-erased');
    const [hans, ine] = [await company.person('Hans', { team_ids: [team] }), await company.person('Ine', { team_ids: [team] })]; // prettier-ignore
    for (const one of [hans, ine]) await company.leave(one, '18/11/2026');
    const [ofHans, ofIne] = [await startPush(company, november(id, [hans])), await startPush(company, november(id, [ine]))]; // prettier-ignore
    await ok(company.admin.post('/api/employees/delete', { id: hans, active_until: TODAY }));
    const erased = { employee_id: hans, state: 'done', asked_by: { user_id: 1, name: 'admin' }, asked_at: '', reason: null, run_id: null, steps: 9, erased_at: '2026-11-23' } as const; // prettier-ignore
    await transact([saveErasure(undefined, erased)]);
    const known = async () => [await readCommand(ofHans.command_id), await readCommand(ofIne.command_id)].map((one) => one !== undefined); // prettier-ignore
    await removePushedMonths('', addDays(addMonths(today(), 60), -1));
    expect(await known()).toEqual([true, true]);
    await removePushedMonths('', addMonths(today(), 60));
    expect(await known()).toEqual([false, true]);
  });
});
