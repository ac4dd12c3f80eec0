import { requestUpload, type UploadPurpose } from '#shared/contract/files/request-upload.ts';
import { contentRule } from '#functions/platform/content/content-upload.ts';
import { pictureRule } from '#functions/platform/files/pictures.ts';
import type { UploadRule } from '#functions/platform/files/upload-rule.ts';
import { openUpload } from '#functions/platform/files/uploads.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { tableRule } from '#functions/platform/imports/table-upload.ts';
import { documentRule } from './document-upload.ts';
import { assertMayAny } from '#shared/permissions/assert-may.ts';
import { assertMayDocuments } from './document-access.ts';

const rules: Readonly<Record<UploadPurpose, UploadRule>> = {
  import: tableRule,
  picture: pictureRule,
  document: documentRule,
  contract: contentRule,
};

export const handler = serve(
  requestUpload,
  ({ body, actor }) => openUpload(actor, body, rules[body.purpose]),
  ({ actor, named }) => {
    const purpose = named('purpose');
    assertMayAny(actor, rules[purpose].anyOf);
    const object = named('relatedObject');
    if (purpose === 'document' && object) assertMayDocuments(actor, object, 'write');
  },
);
