import { AppError } from '#shared/errors/problem.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

export type Refusals = Readonly<Record<string, { readonly code: ErrorCode; readonly detail: string }>>;

/** The reasons for refusing an Office file before its content is read. */
export const archiveRefusals = {
  file_too_large: { code: 'file_too_large', detail: 'The file is larger than 25 MB.' },
  damaged: { code: 'unsupported_file', detail: 'The file is damaged.' },
  too_many_entries: { code: 'file_too_large_unpacked', detail: 'The file holds too many parts.' },
  unpacked_size: { code: 'file_too_large_unpacked', detail: 'The file is too large when unpacked.' },
  compression_ratio: { code: 'file_too_large_unpacked', detail: 'The file is compressed too strongly.' },
  lying_size: { code: 'file_too_large_unpacked', detail: 'The file is larger than it says.' },
  macro: { code: 'forbidden_content', detail: 'The file holds a macro.' },
  external_link: { code: 'forbidden_content', detail: 'The file links to another file.' },
  document_type: { code: 'forbidden_content', detail: 'The file holds a document type or entity.' },
} as const satisfies Refusals;

/** Makes an `AppError` whose extras hold `reason` and the parameters of its sentence (`limit`, `sheet`). */
export const problemOf =
  <R extends Refusals>(refusals: R) =>
  (reason: keyof R & string, params: Readonly<Record<string, string | number>> = {}): AppError => {
    const refusal: Refusals[string] | undefined = refusals[reason];
    return new AppError(refusal?.code ?? 'unsupported_file', {
      detail: (refusal?.detail ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')),
      extras: { reason, ...params },
    });
  };

export const archiveProblem = problemOf(archiveRefusals);
