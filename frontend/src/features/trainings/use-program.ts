import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { query } from '../../api/query.ts';
import { useParams } from '../../ui/router.ts';

export type ProgramAnswer = EndpointResponse<typeof getProgram>;
export type ProgramDetails = ProgramAnswer['details'];
export type ProgramSession = ProgramAnswer['sessions'][number];

/** The program that the address names. */
export const useProgram = () => {
  const { id = '' } = useParams();
  return useQuery(query(getProgram, { params: { id } }));
};
