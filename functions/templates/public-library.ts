import type { SignatureRequirements } from '#shared/templates/template.ts';
import { AppError } from '#shared/errors/problem.ts';
import { fold } from '#shared/values/fold.ts';
import { libraryTexts } from './library/library-texts.ts';
import type { LibraryText } from './library/model-text.ts';

/** The models whose name, description or type has these words. */
export const findInLibrary = (keyword: string, type: string | undefined): LibraryText[] => {
  const words = fold(keyword).split(/\s+/).filter(Boolean);
  return libraryTexts.filter((each) => {
    const text = fold([each.name, each.description, each.type, each.language].join(' '));
    return (type === undefined || each.type === type) && words.every((word) => text.includes(word));
  });
};

export const libraryText = (id: string): LibraryText => {
  const found = libraryTexts.find((each) => each.id === id);
  if (!found) throw new AppError('not_found', { detail: 'The public library has no such template.' });
  return found;
};

/** Who signs what is made from a model: the employee, and the employer where its text has a place for them. */
export const librarySignatures = ({
  content_html: html,
}: Pick<LibraryText, 'content_html'>): SignatureRequirements => ({
  employee_signature_required: 1,
  internal_signature_required: html.includes('data-signature="internal_first"') ? 1 : 0,
  internal_signer_user_id: 0,
  second_internal_signer_user_id: 0,
});
