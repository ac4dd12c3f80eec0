import { describe, expect, it } from 'vitest';
import { issue } from './issue.ts';
import { AppError, toProblem } from './problem.ts';

describe('the detail of an error', () => {
  it('is the sentence of its fields where nothing else is said about input', () => {
    const error = new AppError('form_invalid', { fields: [issue('template_id', 'choose_one_source')] });
    expect(toProblem(error, 'r')).toMatchObject({
      title: 'Form invalid',
      detail: 'Choose one template',
      reason_phrase: 'Choose one template',
    });
  });

  it('is what was said, else the title', () => {
    expect(new AppError('form_invalid', { detail: 'Said', fields: [issue('name', 'required')] }).message).toBe('Said');
    expect(new AppError('form_invalid').message).toBe('Form invalid');
    expect(new AppError('not_found').message).toBe('Not found');
  });
});
