import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { press } from '#tests/harness/press.ts';
import { deferred } from './deferred.tsx';

type Props = { help: string };

const Placeholder = ({ help }: Props) => (
  <div>
    <label>
      Team
      <input role="combobox" aria-expanded={false} aria-controls="none" readOnly value="" />
    </label>
    <p>{help}</p>
  </div>
);

const Control = ({ help }: Props) => {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(0);
  return (
    <div>
      <button type="button">Take away</button>
      <label>
        Team
        <input
          role="combobox"
          aria-expanded={opened > 0}
          aria-controls="none"
          value={text}
          onClick={() => setOpened(opened + 1)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p>{help}</p>
      <output>{opened}</output>
    </div>
  );
};

/** A control whose code comes when the test says so. */
const held = () => {
  const code = Promise.withResolvers<typeof Control>();
  const Deferred = deferred<Props>(() => code.promise, Placeholder);
  return {
    Deferred,
    arrive: () =>
      act(async () => {
        code.resolve(Control);
        await code.promise;
      }),
  };
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Team' });
const openings = () => screen.getByRole('status').textContent;

it.each([
  ['a press', () => press(field())],
  ['a click', () => fireEvent.click(field())],
  ['a press on its label', () => press(screen.getByText('Team'))],
  ['the key that opens it', () => fireEvent.keyDown(field(), { key: 'ArrowDown' })],
  ['that key with Alt', () => fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true })],
])('hands on %s, to the control and no other button beside it', async (_, act) => {
  const { Deferred, arrive } = held();
  render(<Deferred help="Who it is for" />);
  field().focus();
  act();
  await arrive();
  await waitFor(() => expect(openings()).toBe('1'));
  expect(document.activeElement).toBe(field());
});

it('takes no place in the middle of a press, which would take the focus away', async () => {
  const { Deferred, arrive } = held();
  render(<Deferred help="Who it is for" />);
  const before = field();
  fireEvent.pointerDown(before);
  await arrive();
  expect(field()).toBe(before);
  fireEvent.pointerUp(before);
  fireEvent.click(before);
  await waitFor(() => expect(openings()).toBe('1'));
  expect(document.activeElement).toBe(field());
});

it('hands on the focus, and what was typed', async () => {
  const { Deferred, arrive } = held();
  render(<Deferred help="Who it is for" />);
  field().focus();
  for (const key of 'Jan P') fireEvent.keyDown(field(), { key });
  await arrive();
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Jan P');
  expect(openings()).toBe('0');
});

it.each([
  ['its help', () => press(screen.getByText('Who it is for'))],
  [
    'it while the page is scrolled',
    () => {
      fireEvent.pointerDown(field());
      fireEvent.pointerCancel(field());
    },
  ],
])('opens nothing after a press on %s', async (_, act) => {
  const { Deferred, arrive } = held();
  render(<Deferred help="Who it is for" />);
  act();
  field().focus();
  await arrive();
  await waitFor(() => expect(openings()).toBe('0'));
});

it('leaves the focus with who went on', async () => {
  const { Deferred, arrive } = held();
  render(
    <>
      <Deferred help="Who it is for" />
      <input aria-label="Next" />
    </>,
  );
  field().focus();
  screen.getByLabelText('Next').focus();
  await arrive();
  expect(openings()).toBe('0');
  expect(document.activeElement).toBe(screen.getByLabelText('Next'));
});

it('hands a press on through a control that itself takes the place of another', async () => {
  const inner = held();
  const outer = Promise.withResolvers<typeof inner.Deferred>();
  const Deferred = deferred<Props>(() => outer.promise, Placeholder);
  render(<Deferred help="Who it is for" />);
  press(field());
  await act(async () => {
    outer.resolve(inner.Deferred);
    await outer.promise;
  });
  await inner.arrive();
  await waitFor(() => expect(openings()).toBe('1'));
});

it('adds no element of its own', async () => {
  const { Deferred, arrive } = held();
  const { container } = render(<Deferred help="Who it is for" />);
  const [before] = container.children;
  expect(before).toBe(field().closest('div'));
  field().focus();
  await arrive();
  expect(container.firstElementChild).toBe(field().closest('div'));
});
