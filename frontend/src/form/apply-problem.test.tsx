import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Issue } from '#shared/errors/issue.ts';
import { applyIssues } from './apply-problem.ts';

const issues: readonly Issue[] = [
  { path: 'plate', code: 'required', message: 'Enter a plate' },
  { path: 'model', code: 'required', message: 'Enter a model' },
];
const fieldOf = (path: string) => document.querySelector<HTMLElement>(`[data-path=${path}]`);
const errors = vi.fn<(errors: Record<string, string>) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input data-path="model"><input data-path="plate"><button>Save</button>';
  document.querySelector('button')?.focus();
  applyIssues({ setErrors: errors }, issues);
});
afterEach(() => vi.useRealTimers());

it('focuses the first field of the page that has an issue', () => {
  vi.runAllTimers();
  expect(errors).toHaveBeenLastCalledWith({ plate: 'Enter a plate', model: 'Enter a model' });
  expect(document.activeElement).toBe(fieldOf('model'));
});

it('leaves somebody who types in another field already', () => {
  fieldOf('plate')?.focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(fieldOf('plate'));
});
