import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { issue } from '#shared/errors/issue.ts';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { createMemoryRouter } from '../ui/router.ts';
import { useNextHolder } from './use-next-holder.ts';

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [required, invalid] = (['required', 'invalid_date'] as const).map((code) => issue('day', code).message);
let isRefused: boolean | undefined;

const Dialog = () => {
  const form = useNextHolder({
    start: { id: 0, name: '', day: '' },
    close: () => undefined,
    subject: 'plan:1:1',
    paths: { person: 'employee_id', day: 'start_date' },
  });
  return (
    <>
      <button onClick={() => (isRefused = form.isRefused(7, 'They have it'))}>Save</button>
      <button onClick={() => form.person.onChange(7, { name: 'An' })}>An</button>
      <button onClick={() => form.person.onChange(8, { name: 'Bo' })}>Bo</button>
      <input aria-label="Day" value={form.day.value} onChange={(event) => form.day.onChange(event.target.value)} />
      <output>{[form.person.error, form.day.error].map(String).join(' | ')}</output>
    </>
  );
};

const press = async (name: string): Promise<void> =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
const type = (text: string): void => void fireEvent.change(screen.getByLabelText('Day'), { target: { value: text } });
const saved = async () => {
  await press('Save');
  return [isRefused, screen.getByRole('status').textContent];
};

it('asks for a person and a day, and refuses whoever has it already', async () => {
  drawRouter(createMemoryRouter([{ path: '/', Component: Dialog }]));
  expect(await saved()).toEqual([true, `${required} | ${required}`]);
  await press('An');
  type('31/02/2027');
  expect(screen.getByRole('status').textContent).toBe('undefined | undefined');
  expect(await saved()).toEqual([true, `They have it | ${invalid}`]);
  await press('Bo');
  type(' 01/02/2027 ');
  expect(await saved()).toEqual([false, 'undefined | undefined']);
});
