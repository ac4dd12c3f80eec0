import type { DynamoDBStreamEvent } from 'aws-lambda';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { doSigningWork } from '#functions/signing/signing-work.ts';

/** The contracts that the stream of the table brings, once each. */
const contractsIn = ({ Records: records }: DynamoDBStreamEvent): number[] => [
  ...new Set(records.flatMap(({ dynamodb }) => Number(dynamodb?.Keys?.['sk']?.S ?? '') || [])),
];

/**
 * Makes the files of contracts that everybody has signed (docs/areas/pdf-and-seal.md#seal). The stream repeats records
 * of a failed call, which does no harm; what is left over is made by the sweeper.
 */
export const handler = (event: DynamoDBStreamEvent): Promise<void> =>
  doChores(
    contractsIn(event).map((id) => () => doSigningWork(id)),
    'contracts not completed',
  );
