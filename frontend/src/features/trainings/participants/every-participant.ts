import { queryOptions } from '@tanstack/react-query';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { callEndpoint } from '../../../api/call.ts';
import type { ProblemError } from '../../../api/problem.ts';
import { ALL_AT_ONCE } from './all-at-once.ts';

/** Every participant of a training, however many there are: page after page. */
export const everyParticipant = (training: number) =>
  queryOptions<ParticipantRowOut[], ProblemError>({
    queryKey: [listParticipants.id, training, 'every'],
    queryFn: async ({ signal }) => {
      const rows: ParticipantRowOut[] = [];
      for (let page = 1; ; page += 1) {
        const input = { params: { id: String(training) }, query: { page: String(page), per_page: ALL_AT_ONCE } };
        const { data, total, waiting_total: waiting } = await callEndpoint(listParticipants, input, { signal });
        rows.push(...data);
        if (data.length === 0 || rows.length >= total + waiting) return rows;
      }
    },
  });
