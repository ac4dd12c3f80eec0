import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { startMessages } from '../../../app/messages.ts';
import { sampleClient } from '../../../parts/sample-client.ts';
import { ActorProvider } from '../../../ui/actor.tsx';
import type { Preview, PushMonth } from '../parts/push-types.ts';
import { emptyForm } from './push-form.ts';
import { PushSide } from './push-side.tsx';
import { usePushPreview } from './use-push-preview.ts';

const preview: Preview = {
  payload_id: 'a'.repeat(64),
  sha256: 'a'.repeat(64),
  lines: [],
  count: 3,
  totals: { people: 2, lines: 3, minutes: 1368, by_code: [] },
  diff: { new: 2, changed: 1, removed: 0, same: 0 },
  corrections: { people: 0, lines: 0 },
  left_out: [],
  missing_types: [],
  already_pushed: 0,
  replaced_lines: 0,
};

const onStarted = vi.fn<() => void>();
let answers: Record<string, unknown> = {};
/** The bodies of the pushes that were started. */
let started: Record<string, unknown>[] = [];
/** Every address that was asked. */
let asked: string[] = [];

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['push', 'form']);
});
beforeEach(() => {
  started = [];
  asked = [];
  onStarted.mockReset();
  answers = {
    '/api/daysOff/push/preview': preview,
    '/api/daysOff/push/anomalies': { has_anomalies: false, employees_with_anomalies: [] },
    '/api/daysOff/push/corrections': { data: [], count: 0, people: 0 },
    '/api/integrations/3/benefits': { data: [] },
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    if (pathname === '/api/daysOff/push/start') {
      started.push(JSON.parse(String(body)));
      if (answers[pathname] !== undefined) return Response.json(answers[pathname], { status: 409 });
      return Response.json({ command_id: '01JD0S7X5V8YQ2M3N4P5R6T7V8', left_out: [] });
    }
    const answer = await answers[pathname];
    return answer instanceof Response ? answer : Response.json(answer);
  });
});

// why: the parts of the profile and of the integration that the column reads
const actor = { today: '23/11/2026', feature_flags: [], permissions: [], admins: [] } as unknown as Profile;
const monthWith = (features: readonly string[], more: object = {}): PushMonth => ({
  integration: {
    id: 3,
    name: 'Brabo Payroll',
    active: 1,
    features,
    last_check: null,
    product: { kind: 'http' },
    ...more,
  } as unknown as PushMonth['integration'],
  year: 2026,
  month: 11,
});

const IDS = [4, 5];
const BLOCKED = [6];

const Column = ({ pushMonth, ids }: { pushMonth: PushMonth; ids: readonly number[] }) => {
  const [form, setForm] = useState(emptyForm('2026-11-23'));
  const sums = usePushPreview(pushMonth, ids, BLOCKED, form.withCorrections);
  return (
    <PushSide
      pushMonth={pushMonth}
      ids={ids}
      sums={sums}
      form={form}
      change={(part) => setForm((before) => ({ ...before, ...part }))}
      pushedAt={null}
      isUnderWay={false}
      onStarted={onStarted}
      onCompare={() => undefined}
    />
  );
};

const show = (pushMonth: PushMonth, ids: readonly number[] = IDS, state: object = {}) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <MemoryRouter initialEntries={[{ pathname: '/calendar/push/2026/11/3', state }]}>
            <Column pushMonth={pushMonth} ids={ids} />
          </MemoryRouter>
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Push / });
const field = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

it('pushes exactly the previewed lines of the ticked people and names the blocked ones, without vouchers where there are none', async () => {
  show(monthWith([]));
  // Its place is kept until the figures are known, so that nothing moves then.
  expect(screen.getByRole('region', { name: 'This push' }).textContent).toContain('New lines');
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  expect(screen.queryByRole('textbox', { name: /Meal vouchers/ })).toBeNull();
  fireEvent.click(button());
  await vi.waitFor(() => expect(started).toHaveLength(1));
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(started[0]).toEqual({
    integration_id: 3,
    year: 2026,
    month: 11,
    employee_ids: [...IDS, ...BLOCKED],
    payload_id: preview.payload_id,
    with_corrections: 1,
    confirm_retry_push: 0,
    wage_payout_date: '24/11/2026',
    meal_voucher_payout_date: '',
  });
});

it('waits for the message where the office takes one, unless it is left out', async () => {
  show(monthWith(['daysoff/general-message-for-payroll']));
  await screen.findByText(/Enter the message for payroll/);
  expect(button().disabled).toBe(true);
  fireEvent.change(field(/Message for payroll/), { target: { value: 'Half time from 16/11' } });
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.change(field(/Message for payroll/), { target: { value: ' ' } });
  expect(button().disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('Push without a message'));
  expect(button().disabled).toBe(false);
  fireEvent.click(button());
  await vi.waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).not.toHaveProperty('messageForPayroll');
});

it('leaves the date of meal vouchers to the push while the office does not say whether there are any', async () => {
  answers['/api/integrations/3/benefits'] = new Promise(() => undefined);
  show(monthWith([]));
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
  await vi.waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).not.toHaveProperty('meal_voucher_payout_date');
});

it('makes a wrong payout date tomorrow, and lets the date of meal vouchers be empty', async () => {
  answers['/api/integrations/3/benefits'] = { data: [{ code: 'H03', name: 'Meal vouchers' }] };
  show(monthWith([]));
  const vouchers = await screen.findByRole<HTMLInputElement>('textbox', { name: /Meal vouchers/ });
  expect(vouchers.value).toBe('24/11/2026');
  fireEvent.change(vouchers, { target: { value: '' } });
  fireEvent.blur(vouchers);
  expect(vouchers.value).toBe('');
  const wages = field(/Wages paid on/);
  for (const typed of ['31/02/2026', '']) {
    fireEvent.change(wages, { target: { value: typed } });
    fireEvent.blur(wages);
    await vi.waitFor(() => expect(wages.value).toBe('24/11/2026'));
  }
});

it('leaves the date of meal vouchers to the server while it is not known whether there are any', async () => {
  for (const benefits of [new Promise<Response>(() => undefined), Response.json({}, { status: 503 })]) {
    answers['/api/integrations/3/benefits'] = benefits;
    show(monthWith([]));
    await vi.waitFor(() => expect(button().disabled).toBe(false));
    fireEvent.click(button());
    await vi.waitFor(() => expect(started).toHaveLength(1));
    expect(started.pop()).not.toHaveProperty('meal_voucher_payout_date');
    cleanup();
  }
  // A file has no benefits.
  show(monthWith([], { product: { kind: 'file' } }));
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
  await vi.waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toMatchObject({ meal_voucher_payout_date: '' });
});

it('refuses a payout date in the past at its field, and says why nothing can be pushed', async () => {
  show(monthWith([]));
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  const wages = field(/Wages paid on/);
  fireEvent.change(wages, { target: { value: '22/11/2026' } });
  fireEvent.blur(wages);
  await screen.findByText("Wages paid on can't be before 23/11/2026");
  screen.getByText(/A payout date is in the past\./);
  expect(button().disabled).toBe(true);
  fireEvent.change(wages, { target: { value: '23/11/2026' } });
  expect(button().disabled).toBe(false);
});

it('asks before people are pushed again, and leads to the types without a code', async () => {
  answers['/api/daysOff/push/preview'] = { ...preview, already_pushed: 2, replaced_lines: 1 };
  show(monthWith([]));
  await screen.findByText(/Confirm that people already pushed/);
  expect(button().disabled).toBe(true);
  // On the phone the question stands far below the button.
  const check = screen.getByRole('link', { name: 'Check this push', hidden: true });
  const place = document.getElementById(check.getAttribute('href')?.slice(1) ?? '');
  expect(place?.contains(screen.getByLabelText('Push them again'))).toBe(true);
  fireEvent.click(screen.getByLabelText('Push them again'));
  expect(button().disabled).toBe(false);
  cleanup();
  answers['/api/daysOff/push/preview'] = { ...preview, missing_types: [{ type_id: 9, type_name: 'Unpaid leave' }] };
  show(monthWith([]));
  const link = await screen.findByRole('link', { name: 'Choose code' });
  expect(link.getAttribute('href')).toMatch(/^\/integrations\/3\/mapping\?missing=9&back=/);
  expect(button().disabled).toBe(true);
});

it('has the focus of who comes back with the codes that it lacked, unless they are at work already', async () => {
  show(monthWith([]), IDS, { codesWanted: true });
  await vi.waitFor(() => expect(document.activeElement).toBe(button()));
  cleanup();
  show(monthWith([]), IDS, { codesWanted: true });
  field(/Wages paid on/).focus();
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  expect(document.activeElement).toBe(field(/Wages paid on/));
  cleanup();
  show(monthWith([]));
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  expect(document.activeElement).toBe(document.body);
});

it('is off with nobody ticked, and while the office does not accept the sign-in', async () => {
  show(monthWith([]), []);
  await screen.findByText('Select at least one person.');
  expect(button().disabled).toBe(true);
  cleanup();
  show(monthWith([], { last_check: { at: '2026-11-23T07:00:00.000Z', outcome: 'login_failed', ms: 90 } }));
  await screen.findByText(/no longer accepts the username or password/);
  expect(button().disabled).toBe(true);
});

it('leads from an anomaly to where it is settled', async () => {
  answers['/api/daysOff/push/anomalies'] = {
    has_anomalies: true,
    employees_with_anomalies: [
      {
        employee_id: 4,
        employee_name: 'Saïd El Amrani',
        anomalies: [
          { date: '09/11/2026', reason: 'calendar_request_not_approved', detail: null },
          { date: '10/11/2026', reason: 'day_without_schedule', detail: 'no_schedule' },
        ],
      },
    ],
  };
  show(monthWith([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  const inbox = await screen.findByRole('link', { name: 'Decide request' });
  expect(inbox.getAttribute('href')).toBe(
    `/inbox/daysOff?${new URLSearchParams({ search: 'Saïd El Amrani' }).toString()}`,
  );
  // Why the day has no hours stands in words, not as the code of the API.
  screen.getByText('no working day');
  expect(screen.getByRole('link', { name: 'Open calendar' }).getAttribute('href')).toBe('/calendar/person/4');
});

it('names the types without a payroll code in the sentence that counts them', async () => {
  answers['/api/daysOff/push/preview'] = {
    ...preview,
    missing_types: [
      { type_id: 8, type_name: 'Training' },
      { type_id: 9, type_name: 'Strike' },
    ],
  };
  show(monthWith([]));
  await screen.findByText('2 types have no payroll code: Training, Strike.');
});

it('says who holds the month, with a link to their push', async () => {
  answers['/api/daysOff/push/start'] = {
    status: 409,
    code: 'push_in_progress',
    reason_phrase: 'This month is being pushed.',
    fields: [],
    command_id: '01JD0S7X5V8YQ2M3N4P5R6T7V9',
    by: 'Karim El Amrani',
    since: '2026-11-23T08:50:00.000Z',
  };
  show(monthWith([]));
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
  await screen.findByText(/Karim El Amrani has been pushing this month since 23\/11\/2026 09:50/);
  const link = screen.getByRole('link', { name: 'View push' });
  expect(link.getAttribute('href')).toBe('/calendar/push/01JD0S7X5V8YQ2M3N4P5R6T7V9');
});

it.each([
  ['the last sign-in failed', { last_check: { outcome: 'login_failed' } }, ['preview', 'anomalies', 'corrections']],
  ['the office is offline', { last_check: { outcome: 'service_offline' } }, ['preview', 'anomalies', 'corrections']],
  ['there are no credentials', { credentials: null }, ['preview', 'anomalies', 'corrections']],
  ['it is switched off', { active: 0 }, ['corrections']],
])('asks the office for nothing that it cannot answer: %s', async (_, more, expected) => {
  show(monthWith([], more));
  const paths = expected.map((name) => `/api/daysOff/push/${name}`).toSorted();
  await expect.poll(() => [...new Set(asked)].toSorted()).toEqual(paths);
});
