import { AppError } from '#shared/errors/problem.ts';
import { templateVersion, type Template, type TemplateVersion } from '#shared/templates/template.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { templateStore } from './template-store.ts';

const PART = 'version#';

/** Keeps a published version beside its template; it is never written again. */
export const keepVersion = (id: number, version: TemplateVersion): Write =>
  templateStore.putPart(id, `${PART}${version.number}`, { ...version });

/** A template with its published versions, latest first. Throws `not_found`. */
export const withVersions = async (
  id: number,
): Promise<{ readonly template: Template; readonly versions: readonly TemplateVersion[] }> => {
  const found = await templateStore.getWithParts(id);
  if (!found) throw new AppError('not_found');
  const versions = [...found.parts]
    .filter(([part]) => part.startsWith(PART))
    .map(([, item]) => parseStored(templateVersion, item))
    .toSorted((one, other) => other.number - one.number);
  return { template: found.entity, versions };
};

/** The last published version of a template. Throws `not_published` while there is none. */
export const lastVersion = (versions: readonly TemplateVersion[]): TemplateVersion => {
  const [last] = versions;
  if (!last) throw new AppError('not_published', { detail: 'Publish this template first.' });
  return last;
};

export const versionNumbered = (versions: readonly TemplateVersion[], number: number): TemplateVersion => {
  const found = versions.find((each) => each.number === number);
  if (!found) throw new AppError('not_found', { detail: 'This version does not exist.' });
  return found;
};
