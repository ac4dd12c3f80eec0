import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';
import { notifyThrown } from './notify-thrown.ts';

/** Shows a change of what was read before it is saved, and what was before when the save fails, which a toast tells. */
export const useShownAtOnce = <Data>(queryKey: DataTag<QueryKey, Data, unknown>) => {
  const client = useQueryClient();
  return async <Answer>(
    change: (before: Data) => Data,
    save: () => Promise<Answer>,
    onSaved: (answer: Answer) => void,
  ): Promise<void> => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<Data>(queryKey);
    if (before !== undefined) client.setQueryData<Data>(queryKey, change(before));
    await save().then(onSaved, (error: unknown) => {
      client.setQueryData<Data>(queryKey, before);
      notifyThrown(error);
    });
  };
};
