import { describe, expect, it } from 'vitest';
import { importConfigs } from './import-configs.ts';
import { duplicateHeaders, mappingOf, suggestedDraft, withField } from './mapping-draft.ts';

const config = importConfigs.car;
const as_custom_field = { type: 'textfield' as const, options: [] };
const column = (header: string, field: string | null) => ({ header, samples: [], field, as_custom_field });
const started = {
  import_id: '0'.repeat(26), file_name: 'f.xlsx', fields: [], rows: 1, notices: [], already_imported: null,
  sheets: [], sheet: null, header_row: 1, preview: [],
  columns: [column('Merk', 'brand'), column('Nummerplaat', 'plate'), column('Chassis', 'chassis_number'), column('X', null)],
}; // prettier-ignore
const draft = suggestedDraft(started, config);

describe('the choice of columns', () => {
  it('starts with what is suggested and every key, the surest first', () => {
    expect(draft).toEqual({
      fields: { Merk: 'brand', Nummerplaat: 'plate', Chassis: 'chassis_number', X: '' },
      keys: ['plate', 'chassis_number'],
      defaults: {},
    });
    expect(mappingOf(draft)).toEqual({ Merk: 'brand', Nummerplaat: 'plate', Chassis: 'chassis_number', X: null });
  });

  it('follows the columns with its keys, and keeps "every row is new"', () => {
    expect(withField(draft, 'Nummerplaat', '', config).keys).toEqual(['chassis_number']);
    expect(withField({ ...draft, keys: [] }, 'Merk', '', config).keys).toEqual([]);
    const without = suggestedDraft({ ...started, columns: [column('Merk', 'brand'), column('X', null)] }, config);
    expect(withField(without, 'X', 'id', config).keys).toEqual(['id']);
    expect(withField({ ...draft, keys: ['chassis_number'] }, 'X', 'id', config).keys).toEqual(['chassis_number', 'id']);
  });

  it('drops the default of a field that a column fills', () => {
    expect(withField({ ...draft, defaults: { fuel: 'diesel', color: 'red' } }, 'X', 'fuel', config).defaults).toEqual({
      color: 'red',
    });
  });

  it('finds the column that fills a field already', () => {
    const double = withField(draft, 'X', 'plate', config);
    expect([...duplicateHeaders(double, ['Merk', 'Nummerplaat', 'Chassis', 'X'])]).toEqual([['X', 'Nummerplaat']]);
    expect(duplicateHeaders(draft, ['Merk', 'X']).size).toBe(0);
  });
});
