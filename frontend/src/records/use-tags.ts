import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import { updateTags } from '#shared/contract/records/update-tags.ts';
import { callEndpoint } from '../api/call.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { storedNow } from '../api/problem-extras.ts';
import { problemFromError } from '../api/problem.ts';
import { mergeTags } from './merge-tags.ts';

type Stored = { tags: readonly string[]; version: number };
export type TaggedRecord = Stored & { object: ObjectType; id: number };

const ATTEMPTS = 5;

/**
 * The tags of a record as the user sees them. Each change is saved at once, one after the other, merged with what
 * others saved meanwhile. A change that cannot be saved is reverted, and a toast says why.
 */
export const useTags = ({ object, id, tags, version }: TaggedRecord) => {
  const client = useQueryClient();
  const [shown, setShown] = useState<readonly string[]>();
  const stored = useRef<Stored>({ tags, version });
  const unsaved = useRef<readonly string[]>(undefined);
  const isSaving = useRef(false);
  useEffect(() => {
    if (version > stored.current.version) stored.current = { tags, version };
  }, [tags, version]);

  const send = async (names: readonly string[]): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      const { tags: base, version: baseVersion } = stored.current;
      try {
        const body = { related_object: object, related_object_id: id, tag_names: [...names], version: baseVersion };
        const answer = await callEndpoint(updateTags, { body });
        stored.current = { tags: answer.data, version: answer.version };
        return;
      } catch (error) {
        const current = storedNow<{ tags?: readonly string[] | null }>(problemFromError(error));
        if (!current || attempt === ATTEMPTS) throw error;
        const theirs = current.tags ?? [];
        stored.current = { tags: theirs, version: current.version };
        names = mergeTags(base, names, theirs);
      }
    }
  };

  const save = async (): Promise<void> => {
    isSaving.current = true;
    try {
      while (unsaved.current) {
        const names = unsaved.current;
        await send(names);
        if (unsaved.current === names) unsaved.current = undefined;
      }
    } catch (error) {
      unsaved.current = undefined;
      notifyThrown(error);
    }
    isSaving.current = false;
    await client.invalidateQueries();
    if (!isSaving.current) setShown(undefined);
  };

  const change = (names: readonly string[]): void => {
    unsaved.current = names;
    setShown(names);
    if (!isSaving.current) void save();
  };
  return { tags: shown ?? tags, change };
};
