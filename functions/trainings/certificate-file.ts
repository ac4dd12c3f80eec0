import { documentIdOf } from '#shared/documents/document-id.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { documentsOf } from '#functions/platform/documents/document-store.ts';

/** The file of a certificate must be a document of its participant. */
export const fileIssues = async (participantId: number, fileId: string | null): Promise<Issue[]> => {
  if (fileId === null) return [];
  const documents = await documentsOf('training_employee', participantId);
  return documents.some((document) => documentIdOf(document) === fileId) ? [] : [issue('file_id', 'not_its_document')];
};
