import { afterEach, expect, it, vi } from 'vitest';
import { administrator } from '#tests/builders/actor.ts';
import { trashDocument } from './trash.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('keeps a deleted document until the same time of day 30 days later, though clocks change before', () => {
  vi.stubEnv('RUNS_TABLE', 'runs');
  vi.useFakeTimers({ now: new Date('2026-10-14T22:30:00Z'), toFake: ['Date'] });
  const document = {
    object: 'car',
    objectId: 1,
    fileId: 'file',
    version: 1,
    filename: 'a.pdf',
    size: 1,
    content_type: 'application/pdf',
    sha256: '',
    document_type: null,
    uploaded_at: '2026-10-01T08:00:00.000Z',
    uploaded_by: { user_id: 1, name: 'Jo' },
    purge_at: null,
  } as const;
  const [, purge] = trashDocument(administrator, document);
  expect(JSON.stringify(purge!.build(0).Put)).toContain('2026-11-13T23:30:00.000Z');
});
