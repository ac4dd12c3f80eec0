import i18next, { type ReadCallback } from 'i18next';
import { expect, it, vi } from 'vitest';
import { loadTexts } from './load-texts.ts';

it('waits for no file that could not be loaded once all that it wants are there', async () => {
  const asked: string[] = [];
  const read = (_language: string, file: string, callback: ReadCallback): void => {
    asked.push(file);
    if (file === 'lost') return callback(new Error('offline'), true);
    callback(null, { title: file });
  };
  await i18next
    .use({ type: 'backend', init: () => undefined, read })
    .init({ lng: 'en', fallbackLng: 'en', ns: ['ui'], defaultNS: 'ui' });
  vi.useFakeTimers();
  const lost = loadTexts(['lost']);
  await vi.runAllTimersAsync();
  await lost;
  expect(asked).toContain('lost');
  const fleet = loadTexts(['fleet']);
  await vi.runAllTimersAsync();
  await fleet;
  expect(i18next.t('title', { ns: 'fleet' })).toBe('fleet');
  asked.length = 0;
  // No timer runs from here on.
  await loadTexts(['fleet', 'ui']);
  expect(asked).toEqual([]);
  vi.useRealTimers();
});
