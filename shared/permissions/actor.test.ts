import { expect, it } from 'vitest';
import { integrationFeature } from './actor.ts';

it('takes a feature in both spellings and keeps one', () => {
  expect(integrationFeature.parse('cars/can-message-reseller')).toBe('car/can-message-reseller');
  expect(integrationFeature.parse('car/can-message-reseller')).toBe('car/can-message-reseller');
  expect(integrationFeature.parse('cars/import')).toBe('cars/import');
  expect(integrationFeature.safeParse('cars/fly').success).toBe(false);
});
