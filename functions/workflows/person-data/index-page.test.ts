import { expect, it } from 'vitest';
import { indexPage } from './index-page.ts';
import type { Section } from './section.ts';

const feed: Section = { name: 'feed', columns: [{ key: 'what', header: 'What', kind: 'text' }], rows: [['A'], ['B']] };
const pageOf = (section: Section): string =>
  indexPage({ person: 'Ann', at: '01/02/2026', by: 'Bob', sections: [section], leftOut: [] }, 'en');

it('says of a part that there is more of it than it holds', () => {
  expect(pageOf({ ...feed, cutAt: 50_000 })).toMatch(/Activity<\/h2>\n<p>Only the latest 50.000 lines/u);
  expect(pageOf(feed)).not.toContain('Only the latest');
});
