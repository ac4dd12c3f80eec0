import { expect, it } from 'vitest';
import { emptyProduct, formIssues } from './product-form.ts';

it.each(['', ' ', '\u200b', '\u3164'])('asks for a name in place of %j, which nobody sees', (name) =>
  expect(formIssues({ ...emptyProduct, name, url: 'zed.dev' })).toMatchObject([{ path: 'name', code: 'enter_name' }]),
);
