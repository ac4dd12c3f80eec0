import * as z from 'zod';

/** What CloudFormation sends a custom resource, as far as it matters here. */
export const enrolment = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  ResourceProperties: z.object({ subject: z.string().min(1), email: z.email(), name: z.string().min(1) }),
});
export type Enrolment = z.infer<typeof enrolment>;
