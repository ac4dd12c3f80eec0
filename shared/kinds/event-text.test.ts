import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailPurposes } from '#shared/mail/mail.ts';
import activity from '../messages/en/activity.json' with { type: 'json' };
import fleet from '../messages/en/fleet.json' with { type: 'json' };
import settings from '../messages/en/settings.json' with { type: 'json' };
import { eventText, hasOwnSubject } from './event-text.ts';
import { eventTypes, isOfBefore, type ActivityItem, type EventType } from '#shared/activity/events.ts';

const i18n = createInstance();
beforeAll(() =>
  i18n.init({ lng: 'en', resources: { en: { activity, fleet, settings } }, interpolation: { escapeValue: false } }),
);

const item = (event_type: EventType, event_info_json: Record<string, unknown>): ActivityItem => ({
  id: '1',
  event_type,
  event_info_json,
  real_name: 'Élodie',
  user_avatar: null,
  date_formatted: '18/11/2026 14:06',
  at: '2026-11-18T13:06:00.000Z',
  acting_as: null,
  relatedObject: 'car',
  relatedObjectId: 1,
});
const sentence = (type: EventType, info: Record<string, unknown>) => eventText(item(type, info), i18n.t, 'en');
const changed = (field: string, old: unknown, now: unknown) =>
  sentence('car_updated', { changes: [{ field, old, new: now }] }).sentence;

it('writes money, dates, enum labels and flags as the pages do', () => {
  expect(changed('cost_yearly', 7200, 8640.5)).toBe(
    'changed Lease or depreciation per year from € 7.200,00 to € 8.640,50',
  );
  expect(changed('order_date', '2021-11-22', '2023-07-01')).toBe('changed Order date from 22/11/2021 to 01/07/2023');
  expect(changed('fuel', 'gas', 'hybrid_diesel')).toBe('changed Fuel from Petrol to Hybrid diesel');
  expect(changed('is_utility_vehicle', -1, 0)).toBe('changed Utility vehicle from Unknown to No');
});

it('writes custom fields of yes or no and money in words and figures, and amounts in the currency of the vehicle', () => {
  const of = (type: EventType, change: object) => sentence(type, { changes: [{ field: 'custom_field_3', ...change }] });
  const told = (change: object) => of('custom_field_updated', { name: 'Tow bar', ...change }).sentence;
  expect(told({ type: 'yes_no', old: 0, new: 1 })).toBe('changed Tow bar from no to yes');
  expect(told({ type: 'yes_no', old: null, new: 0 })).toBe('set Tow bar to no');
  expect(told({ type: 'money', old: 12.5, new: 1250 })).toBe('changed Tow bar from € 12,50 to € 1.250,00');
  // Events of before say no type.
  expect(told({ old: 12.5, new: 1250 })).toBe('changed Tow bar from 12,5 to 1250');
  const cost = { field: 'cost_yearly', old: 7200, new: 8640.5 };
  expect(of('car_updated', { ...cost, currency: 'USD' }).sentence).toBe(
    'changed Lease or depreciation per year from USD 7.200,00 to USD 8.640,50',
  );
  expect(of('car_updated', { ...cost, currency: 'EUR', old_currency: 'GBP' }).sentence).toBe(
    'changed Lease or depreciation per year from GBP 7.200,00 to € 8.640,50',
  );
});

it('tells a planned last day that is called off from somebody who comes back', () => {
  expect(sentence('employee_undeleted', { called_off: '04/12/2026' }).sentence).toMatch(
    /^called off the last day of .*, 04\/12\/2026$/,
  );
  expect(sentence('employee_undeleted', {}).sentence).toMatch(/^reactivated /);
});

it('tells a planned end of a person and of a licence from one that came', () => {
  const last = (active_until: string) => sentence('employee_deleted', { active_until }).sentence;
  expect(last('19/11/2026')).toMatch(/^planned the deactivation of .* \(active until 19\/11\/2026\)$/);
  expect(last('18/11/2026')).toMatch(/^deactivated .* \(active until 18\/11\/2026\)$/);
  const of = { name: 'Miro', person_name: 'Ann' };
  const first = (date: string, relatedObject: ActivityItem['relatedObject']) =>
    eventText({ ...item('license_deactivated', { ...of, date }), relatedObject }, i18n.t, 'en').sentence;
  expect(first('10/12/2026', 'software_license')).toBe('planned the deactivation of this licence for 10/12/2026');
  expect(first('10/12/2026', 'employee')).toBe("planned the deactivation of Ann's Miro licence for 10/12/2026");
  expect(first('18/11/2026', 'employee')).toBe("deactivated Ann's Miro licence on 18/11/2026");
});

it('names a month as people do', () =>
  expect(sentence('push_failed', { month: '11/2026', problem: 'login failed' }).sentence).toBe(
    'could not push the days off of November 2026 through this vehicle: login failed',
  ));

it('names fields of settings and rights, with their values in words', () => {
  const told = (field: string, now: unknown): string =>
    eventText(
      { ...item('company_updated', { changes: [{ field, old: null, new: now }] }), relatedObject: 'user' },
      i18n.t,
      'en',
    ).sentence;
  expect(told('days_of_right', 0.5)).toBe('set Days per year to 0,5');
  expect(told('period_start_year', 2022)).toBe('set First year of the period to 2022');
  expect(told('closing_day', 5)).toBe('set Closing day to Friday');
  expect(told('can_export', 1)).toBe('set Export to yes');
  expect(told('enterprise_number', '0403.170.701')).toBe('set Enterprise number to 0403.170.701');
  expect(told('integration_features', 'cars/import, cars/pool-cars')).toBe(
    'set Payroll features to Send cars to payroll, Pool vehicles',
  );
});

it('says someone for a person whom the reader may not see', () => {
  const info = { name: 'Zoom', person_name: '…', old_person_name: '…', new_person_name: 'Ann', date: '21/11/2026' };
  expect(sentence('license_reassigned', info).sentence).toBe(
    "transferred someone's Zoom licence to Ann, from 21/11/2026",
  );
  const changes = [{ field: 'employee_id', old: 1, new: 2, old_name: '…', new_name: 'Ann' }];
  expect(sentence('car_updated', { changes }).sentence).toContain('from someone to Ann');
});

it('calls a licence by its product and person where it is not the page itself', () => {
  const info = { name: 'Miro', person_name: 'Ann', old_person_name: 'Bo', new_person_name: 'Ann', date: '18/11/2026' };
  const told = (relatedObject: ActivityItem['relatedObject']) =>
    (['license_added', 'license_deactivated', 'license_reactivated', 'license_reassigned'] as const).map(
      (type) => eventText({ ...item(type, info), relatedObject }, i18n.t, 'en').sentence,
    );
  expect(told('software_license')).toEqual([
    'assigned a licence for Miro to Ann from 18/11/2026',
    'deactivated this licence on 18/11/2026',
    'reactivated this licence on 18/11/2026',
    'transferred this licence from Bo to Ann, from 18/11/2026',
  ]);
  const elsewhere = { ...item('license_deactivated', info), relatedObject: 'software_license' as const };
  expect(eventText(elsewhere, i18n.t, 'en', 'MIRO').sentence).toBe("deactivated Ann's MIRO licence on 18/11/2026");
  for (const page of ['employee', 'software_product'] as const)
    expect(told(page)).toEqual([
      'assigned a licence for Miro to Ann from 18/11/2026',
      "deactivated Ann's Miro licence on 18/11/2026",
      "reactivated Ann's Miro licence on 18/11/2026",
      "transferred Bo's Miro licence to Ann, from 18/11/2026",
    ]);
});

it('calls the right that somebody asked for as its reader calls it', () => {
  const right = { nl: 'De vloot exporteren', fr: 'Exporter la flotte', en: 'Export fleet' };
  const info = { user_name: 'Ann', permission: 'fleet:export', right };
  expect(sentence('right_asked', info).sentence).toBe('asked for the right “Export fleet”');
  expect(sentence('right_dismissed', info).sentence).toBe('did not give Ann the right “Export fleet”');
});

it('says what was set and what was cleared', () => {
  expect(changed('color', null, 'wit')).toBe('set Colour to wit');
  expect(changed('color', 'wit', null)).toBe('cleared Colour (was wit)');
});

it('lists several fields one by one', () => {
  const changes = [
    { field: 'color', old: 'wit', new: null },
    { field: 'pk', old: 100, new: 120 },
  ];
  expect(sentence('car_updated', { changes, via_excel: true })).toEqual({
    sentence: 'changed 2 fields, via Excel import',
    lines: [
      { field: 'Colour', text: 'wit → empty' },
      { field: 'Horsepower', text: '100 → 120' },
    ],
  });
});

it('calls the record what the page calls it', () => {
  const given = item('car_assigned', { name: 'Saïd', date: '01/03/2026' });
  expect(eventText(given, i18n.t, 'en').sentence).toBe('assigned this vehicle to Saïd from 01/03/2026');
  expect(eventText(given, i18n.t, 'en', 'Volvo EX40').sentence).toBe('assigned Volvo EX40 to Saïd from 01/03/2026');
});

it('says a change of a later day as it was planned', () => {
  const told = (type: EventType, info: Record<string, unknown>) => sentence(type, info).sentence;
  expect(told('car_unassigned', { name: 'Noémie', date: '01/12/2026' })).toBe(
    'unassigned this vehicle from Noémie on 01/12/2026',
  );
  expect(told('plan_called_off', { name: 'Karim', date: '01/12/2026' })).toBe(
    'called off the plan to assign this vehicle to Karim from 01/12/2026',
  );
  expect(told('plan_called_off', { name: null, date: '01/12/2026' })).toBe(
    'called off the plan to assign this vehicle to no one from 01/12/2026',
  );
  expect(told('plan_called_off', { date_end: '01/12/2026' })).toBe(
    'called off the end of use of this vehicle on 30/11/2026',
  );
});

it('names the last day of use, and says whether it was planned or has come', () => {
  const told = (date_end: string) => sentence('car_deleted', { date_end }).sentence;
  expect(told('01/01/2027')).toBe('planned the end of use of this vehicle (last day 31/12/2026)');
  expect(told('18/11/2026')).toBe('archived this vehicle (last day of use 17/11/2026)');
});

it('tells a correction of a balance in one sentence, in hours', () => {
  const info = { name: 'Holidays', year: 2026, minutes: 5472, reason: 'Attest', date: '09/11/2026' };
  expect(sentence('leave_accrual_correction_added', info)).toEqual({
    sentence: expect.stringMatching(/Holidays 2026 by \+91:12 hours: Attest$/),
    lines: [],
  });
});

it('shows a corrected history as it was and as it is', () => {
  expect(sentence('history_corrected', { old: '', new: 'Karim from 01/12/2026' })).toEqual({
    sentence: 'corrected the history of this vehicle',
    lines: [
      { field: 'Before', text: 'empty' },
      { field: 'After', text: 'Karim from 01/12/2026' },
    ],
  });
});

it('takes braces in a value for text', () => {
  const typed = '{{field}} {{defaultValue}} $t(activity:nothing)';
  expect(changed('supplier', 'fleet:fuel.gas', typed)).toBe(`changed Supplier from fleet:fuel.gas to ${typed}`);
  expect(sentence('tags_updated', { added: [typed], removed: [] }).sentence).toContain(typed);
});

it('says which list left as a file, with its columns', () => {
  const info = { list: 'cars', columns: ['Plate', 'Own contribution'], rows: 1, filtered: false };
  expect(sentence('exported', info).sentence).toBe('exported 1 row of the fleet: Plate, Own contribution');
  expect(sentence('exported', { ...info, rows: 12, filtered: true }).sentence).toBe(
    'exported 12 filtered rows of the fleet: Plate, Own contribution',
  );
  const file = { list: 'contract_files', columns: [], rows: 2, filtered: false, name: 'contracts 24-11-2026.zip' };
  expect(sentence('exported', file).sentence).toBe('exported contracts as PDFs: contracts 24-11-2026.zip');
});

it('says what became of a mail, and why', () => {
  expect(Object.keys(activity.mail).toSorted()).toEqual(mailPurposes.toSorted());
  const info = { purpose: 'invitation', name: 'Karim', employee_id: 4 };
  expect(sentence('mail_sent', info).sentence).toBe('sent an invitation to Karim');
  const failed = (state: string, problem: string) => sentence('mail_failed', { ...info, state, problem }).sentence;
  expect(failed('failed', 'no_address')).toBe('could not send an invitation to Karim. There is no e-mail address.');
  expect(failed('unknown', 'unknown')).toBe('tried to send an invitation to Karim. It may not have left');
  expect(failed('bounced', 'bounced')).toBe('got an invitation back that was sent to Karim');
  expect(failed('complained', 'complained')).toBe('sent an invitation to Karim, who marked it as spam');
});

it('gives a note its own words, and says what became of it', () => {
  expect(sentence('note_added', { note: 'Banden' }).sentence).toBe('Banden');
  expect(sentence('note_added', { note: 'Banden', edited: true }).sentence).toBe('Banden (edited)');
  const takenBack = { taken_back_by: 'Ann' };
  expect(sentence('note_added', takenBack).sentence).toBe('Note taken back by Ann');
  expect(hasOwnSubject(item('note_added', takenBack))).toBe(true);
});

it('says whom a reminder told, and why it told nobody', () => {
  const reminded = (type: EventType, info: object) =>
    sentence(type, { date: '10/03/2027', message: 'Winter tyres', ...info }).sentence;
  expect(reminded('reminder_due', { to: 'Karim', late: false })).toBe('reminded Karim: Winter tyres');
  expect(reminded('reminder_due', { role: 'admin', late: true })).toBe(
    'reminded the administrators, late since 10/03/2027: Winter tyres',
  );
  expect(reminded('reminder_not_sent', { to: 'Karim', why: 'person_left' })).toContain('Karim, who left');
  expect(reminded('reminder_not_sent', { why: 'nobody' })).toContain('the person who has this vehicle, since no one');
});

it('says into what an asset type was merged', () => {
  const merged = sentence('asset_type_defined', { what: 'merged', name: 'Latop', into: 'Laptop' }).sentence;
  expect(merged).toBe('merged the asset type Latop into Laptop');
});

it('has a sentence for every type of event', () => {
  const info = {
    to: 'payroll',
    how: 'inline',
    what: 'archived',
    why: 'nobody',
    new: 'contract',
    changes: undefined,
    note: 'x',
    state: 'failed',
    date_end: '01/01/2026',
    active_until: '01/01/2026',
    sessions: 'keep',
    count: 2,
    answer: 'yes',
    decision: 'approve',
    definition: 'type',
    outcome: 'login_failed',
    act: 'added',
    reason: 'failed',
  };
  const changing = new Set([
    'car_updated',
    'asset_updated',
    'software_product_updated',
    'license_updated',
    'custom_field_updated',
    'employee_updated',
    'role_updated',
    'features_updated',
    'integration_changed',
    'training_settings_updated',
    'company_updated',
    'days_off_settings_updated',
    'program_updated',
    'training_updated',
  ]);
  const missing = eventTypes.filter((type) => !changing.has(type) && sentence(type, info).sentence === type);
  expect(missing).toEqual([]);
});

it('has a name for every type of event', () => {
  expect(Object.keys(activity.type).toSorted()).toEqual(eventTypes.toSorted());
});

describe('the events that the specification names', () => {
  /** Its list of activity items (trainings, days off and contracts, section 3); that of the fleet names none of its own. */
  const named = `car_added car_deleted car_undeleted car_owner_changed car_assigned car_unassigned asset_added
    asset_updated asset_request_declined wage_request_declined employee_added role_updated history_role_updated
    reports_to_updated note_added wage_updated wage_duration_updated selfservice_personal_details_updated
    perf_eval_added perf_eval_manager_added perf_eval_extra_manager_added perf_eval_something_else
    freelance_contract_terminated payroll_contract_terminated verzuim_added verzuim_updated verzuim_ended budget_added
    budget_updated budget_deleted leave_accrual_correction_added participant_status_changed participant_result_changed
    participant_added_to_training`.split(/\s+/) as EventType[];
  const full = {
    name: 'Mobility', note: 'Banden', training_name: 'Excel', owner_name: 'Ann', old_owner_name: 'Bo', new_owner_name: 'Ann', manager_name: 'Cas',
    old_manager_name: 'Cas', new_manager_name: 'Dirk', old_role: 'Clerk', new_role: 'Lead', wage_type: 'employee_paid_four_weekly',
    amount: 1200, old_amount: '1000.5', new_amount: 1100, old: 'reserved', new: 'passed', days: 2,
    date: '01/03/2026', date_start: '2026-03-02', date_end: '05/03/2026', reason: 'No budget',
  }; // prettier-ignore

  it.each(named)('%s has a sentence', (type) => {
    const changes = type.endsWith('_updated') && !isOfBefore(type) ? [{ field: 'color', old: 'wit', new: null }] : [];
    // What is recorded here has every field of its schema; feeds of before may lack any.
    const isLoose = isOfBefore(type) || type.startsWith('perf_eval_');
    for (const info of isLoose ? [full, {}] : [{ ...full, changes }]) {
      const { sentence: words, lines } = eventText(
        { ...item(type, info), relatedObject: 'employee' },
        i18n.t,
        'en',
        'Ann',
      );
      expect(words).toMatch(/^[a-z]+ |^Banden$/);
      const told = [words, ...lines.map(({ field, text }) => `${field} ${text}`)].join(' ');
      expect(told).not.toMatch(/undefined|null|NaN|\{\{|[a-z]_[a-z]/);
    }
  });

  it('shows amounts in EUR, words for codes, and days as days', () => {
    const lines = (type: EventType) =>
      Object.fromEntries(sentence(type, full).lines.map(({ field, text }) => [field, text]));
    expect(lines('budget_added')).toMatchObject({ Name: 'Mobility', Amount: '€ 1.000,50 → € 1.100,00' });
    expect(sentence('budget_added', { amount: '1200' }).lines).toEqual([{ field: 'Amount', text: '€ 1.200,00' }]);
    expect(sentence('budget_updated', { old_amount: null, new_amount: 5 }).lines).toEqual([
      { field: 'Amount', text: 'empty → € 5,00' },
    ]);
    expect(lines('wage_updated')).toMatchObject({ 'Paid as': 'Employee, paid every four weeks' });
    expect(lines('participant_result_changed')).toMatchObject({ Training: 'Excel', Value: 'Reserved → Passed' });
    expect(lines('verzuim_added')).toMatchObject({ From: '02/03/2026', Until: '05/03/2026' });
    expect(lines('reports_to_updated')).toMatchObject({ Manager: 'Cas → Dirk' });
    expect(changed('cost_yearly', 10, 20)).toContain('€ 20,00');
  });

  it('takes braces in them for text', () => {
    const typed = '{{record}} $t(activity:nothing)';
    expect(sentence('budget_added', { name: typed }).lines).toEqual([{ field: 'Name', text: typed }]);
    expect(sentence('participant_status_changed', { old: typed, new: typed }).lines[0]?.text).toContain(typed);
  });

  it('tells a participation by person, training and values, as it is recorded now', () => {
    const info = { training_name: 'Excel', person_name: 'Ann', employee_id: 3, old: 'reserved', new: 'followed' };
    expect(sentence('participant_status_changed', info)).toEqual({
      sentence: "changed Ann's status in Excel from Reserved to Followed",
      lines: [],
    });
    const waited = sentence('participant_result_changed', { ...info, old: null, new: 'passed' }).sentence;
    expect(waited).toBe("changed Ann's result in Excel from empty to Passed");
  });

  it('has a sentence for a change in self-service', () => {
    const changes = [{ field: 'phone', old: '1', new: '2' }];
    expect(sentence('selfservice_personal_details_updated', { changes }).sentence).toContain('from 1 to 2');
  });
});
