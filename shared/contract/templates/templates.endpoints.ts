import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addImage } from './add-image.ts';
import { addTemplate } from './add-template.ts';
import { compareVersions } from './compare-versions.ts';
import { convertWord } from './convert-word.ts';
import { countTemplates } from './count-templates.ts';
import { deleteTemplate } from './delete-template.ts';
import { discardDraft } from './discard-draft.ts';
import { duplicateTemplate } from './duplicate-template.ts';
import { editCategories } from './edit-categories.ts';
import { editSignatureRequirements } from './edit-signature-requirements.ts';
import { editTemplate } from './edit-template.ts';
import { exportTemplates } from './export-templates.ts';
import { getPublicLibrary } from './get-public-library.ts';
import { getTemplate } from './get-template.ts';
import { listCategories } from './list-categories.ts';
import { listHashtags } from './list-hashtags.ts';
import { listPublicLibrary } from './list-public-library.ts';
import { listResellerTemplates } from './list-reseller-templates.ts';
import { listTemplates } from './list-templates.ts';
import { listVersions } from './list-versions.ts';
import { publishTemplate } from './publish-template.ts';
import { reassignTemplates } from './reassign-templates.ts';
import { setWordFields } from './set-word-fields.ts';
import { undeleteTemplate } from './undelete-template.ts';

export const templatesEndpoints = [
  listTemplates,
  countTemplates,
  exportTemplates,
  getTemplate,
  addTemplate,
  editTemplate,
  discardDraft,
  publishTemplate,
  duplicateTemplate,
  deleteTemplate,
  undeleteTemplate,
  listCategories,
  editCategories,
  editSignatureRequirements,
  listHashtags,
  listPublicLibrary,
  getPublicLibrary,
  listResellerTemplates,
  listVersions,
  compareVersions,
  addImage,
  convertWord,
  setWordFields,
  reassignTemplates,
] as const satisfies readonly Endpoint[];
