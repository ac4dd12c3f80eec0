import { describe, expect, it } from 'vitest';
import { heldKey, heldTypes, leaverActions, leaverIssues, type LeaverItem } from './leaver.rules.ts';

const found = (items: readonly LeaverItem[]) =>
  leaverIssues({ employee_id: 7, items }).map(({ path, message }) => `${path}: ${message}`);
const returned = (id: number): LeaverItem => ({ type: 'car', id, action: 'return' });

describe('the leaver checklist', () => {
  it('knows what a person can hold and what becomes of it', () => {
    expect(heldTypes).toEqual(['car', 'asset', 'software_license']);
    expect(leaverActions).toEqual(['return', 'transfer', 'keep']);
    expect(heldKey({ type: 'asset', id: 3 })).toBe('asset-3');
  });

  it('asks for at least one thing', () => {
    expect(found([])).toEqual(['items: Choose what becomes of at least one of them']);
    expect(found([returned(1), { type: 'asset', id: 1, action: 'keep' }])).toEqual([]);
  });

  it('lists each thing once', () => {
    expect(found([returned(1), returned(2), returned(1)])).toEqual(['items.2.id: it is listed twice']);
  });

  it('hands over to somebody else', () => {
    const handed = (to?: number): LeaverItem => ({ type: 'car', id: 1, action: 'transfer', to_employee_id: to });
    expect(found([handed(8)])).toEqual([]);
    expect(found([returned(2), handed()])).toEqual(['items.1.to_employee_id: field is required']);
    expect(found([handed(0)])).toEqual(['items.0.to_employee_id: field is required']);
    expect(found([handed(7)])).toEqual(['items.0.to_employee_id: choose another person']);
  });

  it('takes nobody where nothing is handed over', () => {
    const kept = (to: number): LeaverItem => ({ type: 'car', id: 1, action: 'keep', to_employee_id: to });
    expect(found([kept(0)])).toEqual([]);
    expect(found([kept(8)])).toEqual(['items.0.to_employee_id: field is not known here']);
  });
});
