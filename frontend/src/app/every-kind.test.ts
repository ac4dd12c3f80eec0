import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventTypes, feedObject } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { importConfigs } from '../features/imports/import-configs.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { readingOf } from '../records/record-reads.ts';
import { paths } from '../ui/paths.ts';
import { matchRoutes } from '../ui/router.ts';
import { areaRoutes } from './areas.ts';
import { paletteKind } from './palette/palette-parts.ts';

/** A text by its key with the name of its file, such as `fleet:title`. */
const textOf = (key: string): unknown => {
  const [file = '', path = ''] = key.split(':');
  const texts: unknown = JSON.parse(
    readFileSync(new URL(`../../../shared/messages/en/${file}.json`, import.meta.url), 'utf8'),
  );
  return path.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts);
};
const hasText = (key: string): boolean =>
  [key, `${key}_one`].some((one) => typeof textOf(one) === 'string' && textOf(one) !== '');

describe.each(objectTypes)('%s', (object) => {
  const kind = recordKinds[object];
  const page = kind.path(7);

  it.each([
    ['its list', kind.list],
    ['its page', page],
    ['its custom fields', paths.editCustomFields(page).split('?')[0] ?? ''],
    ['its documents', paths.documents(object, 7)],
  ])('has an address for %s', (_, address) => {
    expect(matchRoutes(areaRoutes, address)).not.toBeNull();
  });

  it('has a reading of one record', () => {
    const { endpoint, params } = readingOf(object, '7');
    expect(endpoint.method).toBe('GET');
    expect(endpoint.path.match(/\{\w+\}/g)).toEqual(Object.keys(params).map((name) => `{${name}}`));
  });

  it('is found by the palette', () => {
    const found = paletteKind(object);
    expect(found?.to(7)).toBe(page);
    expect(hasText(found?.title ?? '')).toBe(true);
  });

  it.runIf(ownImportColumns[object].length > 0)('can be imported by one of the wizards', () => {
    const lists = Object.values(importConfigs).map((look) => recordKinds[look.kind].import);
    expect(lists).toContain(kind.import);
  });

  it.each([
    kind.title,
    `bulk:things.${object}`,
    `documents:crumb.${object}`,
    `segments:object.${object}`,
    `segments:count.${object}`,
    `custom-fields:object.${object}`,
  ])('has the words %s', (key) => {
    expect(hasText(key)).toBe(true);
  });
});

describe.each(feedObject.options)('the feed of %s', (object) => {
  it('has types of its own, which begin as it says', () => {
    expect(eventTypes.filter((type) => type.startsWith(feedFactsOf(object).eventPrefix)).length).toBeGreaterThan(0);
  });

  it('has a file with the words of its fields', () => {
    expect(textOf(`${feedFactsOf(object).messages}:title`)).toBeDefined();
  });
});

it.each(eventTypes)('the type of event %s has a name in the filter', (type) => {
  expect(hasText(`activity:type.${type}`)).toBe(true);
});
