import type * as z from 'zod';
import type { libraryTemplate } from '#shared/contract/templates/template.ts';

/** A model of the public library with its text. */
export type LibraryText = z.output<typeof libraryTemplate> & { readonly content_html: string };
