import { contentTypes, DOCUMENT_MAX_BYTES, endingOf, hasEndingOf, isContentType } from '#shared/documents/document.ts';
import { safeFileName } from '#shared/documents/file-name.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import type { UploadRule } from '#functions/platform/files/upload-rule.ts';
import { recordOfDocuments } from './document-access.ts';

/** A document is uploaded to a record that the user may write to, under a name whose ending fits its type. */
export const documentRule: UploadRule = {
  purpose: 'document',
  types: contentTypes,
  maxBytes: DOCUMENT_MAX_BYTES,
  anyOf: ['documents:write'],
  async checkPlace(actor, { relatedObject: object, relatedObjectId: id, content_type: type, filename }) {
    if (object === undefined || id === undefined) {
      throw issuesError([
        ...(object === undefined ? [issue('relatedObject', 'required')] : []),
        ...(id === undefined ? [issue('relatedObjectId', 'required')] : []),
      ]);
    }
    await recordOfDocuments(actor, object, id, 'write');
    const name = safeFileName(filename);
    if (endingOf(name) === '' || (isContentType(type) && !hasEndingOf(name, type))) {
      throw new AppError('unsupported_file', {
        fields: [issue('filename', 'file_wrong_ending')],
        detail: 'The ending of the name does not belong to this type of file.',
      });
    }
    return { related_object: object, related_object_id: id };
  },
};
