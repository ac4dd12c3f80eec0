import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startMessages } from '../app/messages.ts';
import { StepperField } from './stepper-field.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['form', 'issues']);
});
afterEach(cleanup);

type Limits = { max?: number; stepsTo?: number };

const Amount = (limits: Limits) => {
  const [value, setValue] = useState('1,5');
  return <StepperField label="Amount" step={1} value={value} onChange={setValue} {...limits} />;
};

const field = (limits: Limits) => {
  render(
    <MantineProvider env="test">
      <Amount {...limits} />
    </MantineProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const type = (text: string) => {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  const more = () => fireEvent.click(screen.getByRole('button', { name: /more/i }));
  return { input, type, more, isRefused: () => input.getAttribute('aria-invalid') === 'true' };
};

it('stops its buttons at the most that it takes, and refuses more', () => {
  const { input, type, more, isRefused } = field({ max: 2 });
  more();
  more();
  expect([input.value, isRefused()]).toEqual(['2', false]);
  type('3');
  expect(isRefused()).toBe(true);
});

it('stops its buttons before a limit that hangs on other fields, and leaves what is typed to them', () => {
  const { input, type, more, isRefused } = field({ stepsTo: 2 });
  more();
  more();
  expect(input.value).toBe('2');
  type('3');
  more();
  expect([input.value, isRefused()]).toEqual(['3', false]);
});
