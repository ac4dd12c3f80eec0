import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Profile } from '#shared/contract/session/profile.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { drawOnce } from '#tests/harness/draw-once.ts';
import { NoteBox } from '../activity/note-box.tsx';
import { forgetTyped, keepTyped } from '../answer/kept-text.ts';
import { ProblemError } from '../api/problem.ts';
import { startMessages } from '../app/messages.ts';
import { ReturnModal } from '../features/assets/return-modal.tsx';
import { MessageModal } from '../features/fleet/message-modal.tsx';
import { HandOutVehicleModal } from '../features/people/hand-out-vehicle-modal.tsx';
import { forgetDrafts } from '../form/drafts.ts';
import { useDialogForm } from '../form/use-dialog-form.tsx';
import { useDialogEdit } from '../form/use-dialog-edit.ts';
import { useKeptForm } from '../form/use-kept-form.ts';
import { useSettingsEdit } from '../form/use-settings-edit.ts';
import { ActorProvider } from '../ui/actor.tsx';

/** The field that the API refuses in the next call. */
let refusal: { path: string; message: string } | undefined;
/** The vehicles that the API lists. */
let cars: readonly CarRow[] = [];

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['activity', 'assets', 'fleet', 'history', 'form', 'issues', 'people', 'records', 'ui']);
});
beforeEach(() => {
  refusal = undefined;
  vi.stubGlobal('fetch', () => {
    const problem = { type: 'x', title: 'Invalid', status: 422, code: 'invalid', detail: '', reason_phrase: '' };
    return Promise.resolve(
      refusal
        ? Response.json({ ...problem, fields: [refusal], request_id: '' }, { status: 422 })
        : Response.json({ data: cars }),
    );
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const Page = ({ children }: { children: ReactNode }) => (
  <MantineProvider env="test">
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/fleet/7']}>
        {/* why: a draft asks for the id of the user alone */}
        <ActorProvider value={{ user_id: 3, today: '24/11/2026' } as Profile}>{children}</ActorProvider>
      </MemoryRouter>
    </QueryClientProvider>
  </MantineProvider>
);

/** Draws a part as a page that was loaded again does: what the tab keeps is all that is left. */
const load = (part: ReactNode): void => {
  cleanup();
  render(<Page>{part}</Page>);
};
const typeInto = (label: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const textOf = (label: string): string => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
const keptForms = (): string[] => Object.keys(sessionStorage);

it('keeps a note that is not sent yet over a reload, and forgets it once it is sent', async () => {
  const box = <NoteBox object="car" id={7} />;
  load(box);
  typeInto('Note', 'Ask for the winter tyres');
  load(box);
  expect(textOf('Note')).toBe('Ask for the winter tyres');
  screen.getByText('Draft restored');
  // The note of another record is another one.
  load(<NoteBox object="car" id={8} />);
  expect(textOf('Note')).toBe('');
  load(box);
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(textOf('Note')).toBe(''));
  expect(keptForms()).toEqual([]);
  expect(screen.queryByText('Draft restored')).toBeNull();
});

it('gives up a restored note at Discard', () => {
  const box = <NoteBox object="car" id={7} />;
  load(box);
  typeInto('Note', 'Ask for the winter tyres');
  load(box);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(textOf('Note')).toBe('');
  expect(keptForms()).toEqual([]);
});

it('says what is wrong with a note about its field', async () => {
  load(<NoteBox object="car" id={7} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  screen.getByText('Note is required');
  typeInto('Note', 'x');
  refusal = { path: 'note', message: 'field is not text' };
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText('Note is not text');
});

it('keeps what is typed into a dialog until it is sent or closed', async () => {
  let closed = 0;
  const dialog = <MessageModal to="payroll" carId={7} close={() => (closed += 1)} />;
  await drawOnce(<Page>{dialog}</Page>);
  load(dialog);
  typeInto('Message', 'The plate is wrong');
  load(dialog);
  expect(textOf('Message')).toBe('The plate is wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toBe(1);
  expect(keptForms()).toEqual([]);
  load(dialog);
  expect(textOf('Message')).toBe('');
  typeInto('Message', 'The plate is right');
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(closed).toBe(2));
  expect(keptForms()).toEqual([]);
});

it('keeps the day typed into a dialog that asks for nothing else', async () => {
  // why: the parts of an asset that the dialog reads
  const asset = {
    id: 5,
    version: 2,
    name: 'Laptop',
    label: 'A-00005',
    serial_number: null,
    owner_employee_id: 8,
    owner_employee_name: 'Inès',
    owner_since: '01/03/2025',
    planned: null,
  } as unknown as AssetDetails;
  const dialog = <ReturnModal asset={asset} close={() => undefined} />;
  await drawOnce(<Page>{dialog}</Page>);
  load(dialog);
  typeInto('Last day with the owner', '30/11/2026');
  load(dialog);
  expect(textOf('Last day with the owner')).toBe('30/11/2026');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(keptForms()).toEqual([]);
});

it('keeps the vehicle and the day of a hand-out', async () => {
  // why: the parts of a person and of a vehicle that the dialog reads
  const person = { id: 8, name: 'Zoë' } as unknown as EmployeeOut;
  const car = { id: 7, version: 3, brand: 'Volvo', model: 'EX30', plate: '2-ABC-123', type: 'car', cost_yearly: 9, planned: null }; // prettier-ignore
  cars = [car as unknown as CarRow];
  const dialog = <HandOutVehicleModal person={person} close={() => undefined} />;
  const vehicle = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Vehicle' });
  await drawOnce(<Page>{dialog}</Page>);
  load(dialog);
  fireEvent.click(vehicle());
  fireEvent.click(await screen.findByRole('option', { name: /Volvo/ }));
  typeInto('From', '30/11/2026');
  load(dialog);
  expect(textOf('From')).toBe('30/11/2026');
  expect(vehicle().value).toBe('Volvo EX30, 2-ABC-123');
  // What the vehicle costs is not kept.
  expect(keptForms().map((name) => sessionStorage.getItem(name))).toEqual([expect.not.stringContaining('cost')]);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(textOf('From')).toBe('24/11/2026');
  expect(vehicle().value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(keptForms()).toEqual([]);
});

it('keeps of a form that stays only what differs, and nothing once it is saved', () => {
  const company = { name: 'Bakkerij Claes', address: 'Kerkstraat 1' };
  const draw = (stored: typeof company) => renderHook(() => useKeptForm(stored), { wrapper: Page }).result;
  const typed = draw(company);
  act(() => typed.current.form.setFieldValue('name', 'Bakkerij Peeters'));
  cleanup();
  // Somebody else saved the address meanwhile, which the restored form must not put back.
  const again = draw({ ...company, address: 'Kerkstraat 2' });
  expect(again.current.form.values).toEqual({ name: 'Bakkerij Peeters', address: 'Kerkstraat 2' });
  expect(again.current.draft.discard).toBeDefined();
  act(() => again.current.restart({ ...company, address: 'Kerkstraat 2' }));
  expect(keptForms()).toEqual([]);
  expect(again.current.draft.discard).toBeUndefined();
});

it('tells who saved settings first, after a reload too', async () => {
  const mine = { name: 'Bakkerij Claes', address: 'Kerkstraat 1', version: 4 };
  const theirs = { ...mine, name: 'Bakkerij Maes', version: 5 };
  const save = vi.fn<(changed: object, version: number) => Promise<typeof mine>>();
  const draw = (stored: typeof mine) => {
    const useEdited = () =>
      useSettingsEdit({
        stored,
        formOf: ({ name, address }) => ({ name, address }),
        issuesOf: () => [],
        call: { isPending: false, error: null },
        save,
        onSaved: () => undefined,
      });
    return renderHook(useEdited, { wrapper: Page }).result;
  };
  const typed = draw(mine);
  act(() => typed.current.form.setFieldValue('name', 'Bakkerij Peeters'));
  cleanup();
  const again = draw(theirs);
  expect(again.current.form.values).toEqual({ name: 'Bakkerij Peeters', address: 'Kerkstraat 1' });
  const saved = { updated_by: 'Nathalie Peeters', updated_at: '2026-11-24T09:00:00Z' };
  // why: what the dialog reads of a problem
  const problem = { code: 'stale_version', fields: [], current: theirs, ...saved, version: 5 } as unknown as Problem;
  save.mockRejectedValueOnce(new ProblemError(problem));
  await act(async () => again.current.send(again.current.form.values, again.current.start));
  expect(save).toHaveBeenCalledWith({ name: 'Bakkerij Peeters' }, 4);
  expect(again.current.stale.saved).toEqual({ by: 'Nathalie Peeters', at: new Date('2026-11-24T09:00:00Z') });
  // On top of theirs it is saved, and nothing is kept any more.
  save.mockResolvedValueOnce({ ...theirs, name: 'Bakkerij Peeters', version: 6 });
  await act(async () => again.current.send(again.current.form.values, again.current.stale.continueFromTheirs()));
  expect(save).toHaveBeenLastCalledWith({ name: 'Bakkerij Peeters' }, 5);
  expect(keptForms()).toEqual([]);
});

it('tells in a dialog who saved first, after a reload too, and keeps what is typed until it is saved', async () => {
  const mine = { name: 'Assumption', version: 4 };
  const theirs = { name: 'Armistice', version: 5 };
  const save = vi.fn<(typed: object, version: number) => Promise<unknown>>();
  const [saved, close] = [vi.fn<(answer: unknown) => void>(), vi.fn<() => void>()];
  const draw = (stored: typeof mine) => {
    const useEdited = () =>
      useDialogEdit({
        stored,
        formOf: ({ name }) => ({ name }),
        issuesOf: () => [],
        call: { isPending: false, error: null },
        save,
        onSaved: saved,
        close,
        subject: 'holiday',
      });
    return renderHook(useEdited, { wrapper: Page }).result;
  };
  const typed = draw(mine);
  act(() => typed.current.form.setFieldValue('name', 'Christmas'));
  cleanup();
  const again = draw(theirs);
  // why: what the dialog reads of a problem
  const problem = { code: 'stale_version', fields: [], current: theirs, version: 5 } as unknown as Problem;
  save.mockRejectedValueOnce(new ProblemError(problem));
  await act(async () => again.current.send(again.current.form.values, again.current.start));
  expect(save).toHaveBeenCalledWith({ name: 'Christmas' }, 4);
  expect(again.current.stale.difference?.clashes).toMatchObject([{ mine: 'Christmas', theirs: 'Armistice' }]);
  expect([saved.mock.calls, close.mock.calls, keptForms().length]).toEqual([[], [], 1]);
  save.mockResolvedValueOnce({});
  await act(async () => again.current.send({ name: 'Christmas' }, again.current.stale.continueFromTheirs()));
  expect(save).toHaveBeenLastCalledWith({ name: 'Christmas' }, 5);
  expect([saved.mock.calls.length, close.mock.calls.length, keptForms()]).toEqual([1, 1, []]);
});

it('keeps no credentials of a payroll office, and nothing after a sign-out', () => {
  const start = { name: '', new_username: '', new_password: '', new_secret: '', new_customer_code: '' };
  const draw = () => renderHook(() => useDialogForm(start, () => undefined), { wrapper: Page }).result;
  const typed = draw();
  act(() =>
    typed.current.form.setValues({
      name: 'Securex',
      new_username: 'annelies',
      new_password: 'geheim-1',
      new_secret: 'geheim-2',
      new_customer_code: '4711',
    }),
  );
  expect(
    keptForms()
      .map((name) => sessionStorage.getItem(name))
      .join(''),
  ).not.toMatch(/annelies|geheim|4711/);
  cleanup();
  expect(draw().current.form.values).toEqual({ ...start, name: 'Securex' });
  forgetDrafts();
  expect(keptForms()).toEqual([]);
});

it('keeps what is typed into the page of a link in its tab, until it is sent', () => {
  const drawField = (): HTMLTextAreaElement => {
    const field = document.createElement('textarea');
    keepTyped('why', { field });
    return field;
  };
  const first = drawField();
  first.value = 'My address is wrong';
  first.dispatchEvent(new Event('input'));
  expect(drawField().value).toBe('My address is wrong');
  forgetTyped();
  expect(drawField().value).toBe('');
  sessionStorage.setItem(`typed:${location.pathname}:why`, 'no object');
  expect(drawField().value).toBe('');
});
