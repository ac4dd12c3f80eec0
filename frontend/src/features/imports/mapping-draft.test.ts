import { describe, expect, it } from 'vitest';
import { importConfigs } from './import-configs.ts';
import { duplicateHeaders, mappingOf, suggestedDraft, withField } from './mapping-draft.ts';

const config = importConfigs.car;
const column = (header: string, field: string | null) => ({ header, samples: [], field });
const started = {
  import_id: '0'.repeat(26), file_name: 'f.xlsx', fields: [], rows: 1, notices: [], already_imported: null,
  columns: [column('Merk', 'brand'), column('Nummerplaat', 'plate'), column('Chassis', 'chassis_number'), column('X', null)],
}; // prettier-ignore
const draft = suggestedDraft(started, config);

describe('the choice of columns', () => {
  it('starts with what is suggested and the surest key', () => {
    expect(draft).toEqual({
      fields: { Merk: 'brand', Nummerplaat: 'plate', Chassis: 'chassis_number', X: '' },
      key: 'plate',
    });
    expect(mappingOf(draft)).toEqual({ Merk: 'brand', Nummerplaat: 'plate', Chassis: 'chassis_number', X: null });
  });

  it('takes the next key when the column of the key goes, and keeps "every row is new"', () => {
    expect(withField(draft, 'Nummerplaat', '', config).key).toBe('chassis_number');
    expect(withField({ ...draft, key: '' }, 'Merk', '', config).key).toBe('');
    const without = suggestedDraft({ ...started, columns: [column('Merk', 'brand'), column('X', null)] }, config);
    expect(withField(without, 'X', 'id', config).key).toBe('id');
  });

  it('finds the column that fills a field already', () => {
    const double = withField(draft, 'X', 'plate', config);
    expect([...duplicateHeaders(double, ['Merk', 'Nummerplaat', 'Chassis', 'X'])]).toEqual([['X', 'Nummerplaat']]);
    expect(duplicateHeaders(draft, ['Merk', 'X']).size).toBe(0);
  });
});
