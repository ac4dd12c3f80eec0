import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { contentHtml } from '#shared/contract/templates/template.ts';
import { aboutRecord } from '#shared/contracts/contract.ts';
import { ABOUT_MAX } from '#shared/contracts/limits.ts';
import { flag, id } from '#shared/values/wire.ts';

export const previewTemplate = endpoint({
  id: 'contracts.previewTemplate',
  method: 'POST',
  path: '/api/contract_template/preview',
  permission: 'templates:read',
  access: 'write',
  summary: 'The PDF of a text, with the values of a person if one is named',
  body: z.strictObject({
    template_id: id.optional(),
    public_library_id: z.string().max(60).optional(),
    content_html: contentHtml.optional(),
    employee_id: id.optional(),
    additionalContractTemplateInfoId: z.string().max(60).optional(),
    /** The vehicles and assets that it would be about. */
    about: z.array(aboutRecord).max(ABOUT_MAX).optional(),
    /** 1 asks where pages begin. */
    page_starts: flag.optional(),
  }),
  response: z.object({
    file_url: z.string(),
    pages: z.int().positive(),
    missing: z.array(z.string()),
    /** The characters of the text that no font has, each once: the file shows □ in their places. */
    unknown_characters: z.array(z.string()),
    /** The first paragraph or heading that begins on each page from the second; null unless it was asked. */
    page_starts: z
      .object({
        /** How many paragraphs and headings the text has. */
        paragraphs: z.int().nonnegative(),
        starts: z.array(z.object({ page: z.int().positive(), at: z.int().nonnegative() })),
      })
      .nullable(),
  }),
  errors: ['not_found', 'preview_failed'],
});
