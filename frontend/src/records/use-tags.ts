import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import { updateTags } from '#shared/contract/records/update-tags.ts';
import { callEndpoint } from '../api/call.ts';
import { toProblemOf } from '../api/problem.ts';
import { notifyProblem } from '../ui/notify.ts';
import { mergeTags } from './merge-tags.ts';

type Stored = { tags: readonly string[]; version: number };
export type TaggedRecord = Stored & { object: ObjectType; id: number };

const ATTEMPTS = 5;

/**
 * The tags of a record as the user just left them: each change is saved at once, one after the other, on top of what
 * others saved meanwhile. What cannot be saved goes back, and a toast says why.
 */
export const useTags = ({ object, id, tags, version }: TaggedRecord) => {
  const client = useQueryClient();
  const [shown, setShown] = useState<readonly string[]>();
  const stored = useRef<Stored>({ tags, version });
  const wanted = useRef<readonly string[]>(undefined);
  const isSaving = useRef(false);
  useEffect(() => {
    if (version > stored.current.version) stored.current = { tags, version };
  }, [tags, version]);

  const send = async (names: readonly string[]): Promise<void> => {
    for (let tried = 1; ; tried += 1) {
      const { tags: base, version: of } = stored.current;
      try {
        const body = { related_object: object, related_object_id: id, tag_names: [...names], version: of };
        const answer = await callEndpoint(updateTags, { body });
        stored.current = { tags: answer.data, version: answer.version };
        return;
      } catch (error) {
        const problem = toProblemOf(error);
        if (problem.code !== 'stale_version' || tried === ATTEMPTS) throw error;
        // why: a problem carries what is stored now without a type
        const { tags: theirs } = problem['current'] as { tags?: readonly string[] | null };
        stored.current = { tags: theirs ?? [], version: Number(problem['version']) };
        names = mergeTags(base, names, theirs ?? []);
      }
    }
  };

  const save = async (): Promise<void> => {
    isSaving.current = true;
    try {
      while (wanted.current) {
        const names = wanted.current;
        await send(names);
        if (wanted.current === names) wanted.current = undefined;
      }
    } catch (error) {
      wanted.current = undefined;
      notifyProblem(toProblemOf(error));
    }
    isSaving.current = false;
    await client.invalidateQueries();
    if (!isSaving.current) setShown(undefined);
  };

  const change = (names: readonly string[]): void => {
    wanted.current = names;
    setShown(names);
    if (!isSaving.current) void save();
  };
  return { tags: shown ?? tags, change };
};
