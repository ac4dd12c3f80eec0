import { describe, expect, it } from 'vitest';
import { fillContent } from '#shared/document-content/fill.rules.ts';
import { fieldNames } from '#shared/document-content/walk.ts';
import { FREE_FIELDS_MAX } from '#shared/templates/limits.ts';
import { documentLanguages, templateTypes } from '#shared/templates/names.ts';
import { isFreeField, pageFields, shortcodeOf } from '#shared/templates/shortcodes.ts';
import { cleanContent } from '#functions/platform/content/clean-content.ts';
import { renderPdf } from '#functions/platform/pdf/render-pdf.ts';
import type { PdfSigner } from '#functions/platform/pdf/pdf-order.ts';
import { librarySignatures } from '#functions/templates/public-library.ts';
import { libraryTexts } from './library-texts.ts';
import { modelNotice } from './model-text.ts';

describe('the public library', () => {
  it('has six models in three languages and each type of document', () => {
    expect(libraryTexts).toHaveLength(18);
    expect(new Set(libraryTexts.map(({ id }) => id)).size).toBe(18);
    for (const language of documentLanguages)
      expect(libraryTexts.filter((each) => each.language === language)).toHaveLength(6);
    expect(new Set(libraryTexts.map(({ type }) => type))).toEqual(
      new Set(templateTypes.filter((type) => type !== 'other')),
    );
  });

  it.each(libraryTexts)('keeps $id as it is, knows its fields and prints it', async (model) => {
    const { id, name, language, content_html: html } = model;
    const cleaned = await cleanContent(html);
    expect(cleaned.html).toBe(html);
    expect(cleaned.removed_tags).toEqual([]);
    expect(html.indexOf(modelNotice(language))).toBeGreaterThan(0);
    expect(html.indexOf(modelNotice(language))).toBeLessThan(html.indexOf('<h1>'));
    const fields = fieldNames(cleaned.content);
    expect(fields.filter((field) => !shortcodeOf(field) && !pageFields.has(field) && !isFreeField(field))).toEqual([]);
    expect(fields.filter(isFreeField).length).toBeLessThanOrEqual(FREE_FIELDS_MAX);
    expect(html).not.toContain('{');
    const { content, missing } = fillContent(cleaned.content, {}, { missing: 'mark', label: (field) => field });
    expect(missing.length).toBeGreaterThan(0);
    const required = librarySignatures(model);
    const signers: PdfSigner[] = [
      { place: 'employee', label: 'Employee', name: 'An Peeters' },
      ...(required.internal_signature_required === 1
        ? [{ place: 'internal_first' as const, label: 'Employer', name: 'Bo Claes' }]
        : []),
    ];
    const about = { title: name, language, date: '2026-11-22', images: new Map() };
    const rendered = await renderPdf(content, { ...about, signers });
    expect(rendered.pages, id).toBeLessThanOrEqual(4);
    expect(rendered.unknown_characters).toEqual([]);
    expect(rendered.places.map(({ signer }) => signer).toSorted()).toEqual(
      [...html.matchAll(/data-signature="(\w+)"/g)].map(([, signer]) => String(signer)).toSorted(),
    );
  });
});
