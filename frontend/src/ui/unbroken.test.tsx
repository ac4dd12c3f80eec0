import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

it('keeps serial numbers and plates whole, and lets names with a hyphen break', () => {
  const text = 'Return Laptop, A-00140, PF-NMMLJBYA of Anne-Cécile with 1-ABC-987?';
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((mark) => mark.textContent)).toEqual([
    'A-00140,',
    'PF-NMMLJBYA',
    '1-ABC-987?',
  ]);
});
