import { describe, expect, it } from 'vitest';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { importKinds } from './import-kinds.ts';

describe('the sample rows of a template', () => {
  // A cell of a date takes ISO; anything else would stand in the sheet as text.
  it.each(Object.entries<ImportKind>(importKinds))('of %s have their dates as dates', (_, { samples }) => {
    const values = samples.flatMap((sample) => Object.values(sample));
    expect(values.filter((value) => typeof value === 'string' && /^\d\d\/\d\d\/\d{4}$/.test(value))).toEqual([]);
  });
});
