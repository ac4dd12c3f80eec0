import { enrolFirstAdmin } from '#functions/session/first-admin.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { enrolment, type Enrolment } from './input.ts';

/** What CloudFormation waits for; without it a deployment hangs for an hour. */
const answer = async (asked: Enrolment, problem?: string): Promise<void> => {
  const { ResponseURL: url, StackId, RequestId, LogicalResourceId, ResourceProperties } = asked;
  const response = await fetch(url, {
    method: 'PUT',
    body: JSON.stringify({
      Status: problem === undefined ? 'SUCCESS' : 'FAILED',
      ...(problem !== undefined && { Reason: problem }),
      PhysicalResourceId: ResourceProperties.subject,
      StackId,
      RequestId,
      LogicalResourceId,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`CloudFormation answered ${response.status}`);
};

/** A custom resource: makes the invited person an administrator. Taking the resource away takes no rights away. */
export const handler = async (event: unknown): Promise<void> => {
  const asked = enrolment.parse(event);
  try {
    if (asked.RequestType !== 'Delete') await enrolFirstAdmin(asked.ResourceProperties);
  } catch (error) {
    logger.error('first admin not enrolled', { error: toError(error) });
    return answer(asked, error instanceof Error ? error.message : String(error));
  }
  return answer(asked);
};
