import { expect, it } from 'vitest';
import { companyIssues } from '#shared/contracts/company.rules.ts';
import { company } from '#shared/contracts/company.ts';
import { fieldNames } from '#shared/document-content/walk.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { isFreeField } from '#shared/templates/shortcodes.ts';
import { cleanContent } from '#functions/platform/content/clean-content.ts';
import { planCategories } from '#functions/templates/categories.ts';
import { partnerFile } from '#functions/templates/partner-templates.ts';
import { librarySignatures, libraryText } from '#functions/templates/public-library.ts';
import {
  demoCategories,
  demoCompany,
  demoContracts,
  demoPartnerFile,
  demoTemplateHtml,
  demoTemplates,
} from './contract-plans.ts';
import { demoPeople, demoTeams } from './people.ts';
import { demoRepublished, demoSendings, republishedHtml } from './signing-plans.ts';

const TODAY = '2026-03-18';
const people = demoPeople(TODAY);
const active = people.filter(({ deleted }) => deleted === 0);

it('has a company with a valid number, whose teams work at one establishment each', () => {
  expect(company.safeParse(demoCompany).error).toBeUndefined();
  const teams = new Set(demoTeams(people).map(({ id }) => id));
  expect(companyIssues(demoCompany, (id) => teams.has(id))).toEqual([]);
  expect(demoCompany.establishments.flatMap(({ team_ids: ids }) => ids)).toHaveLength(teams.size);
});

it('has a template of each type in a category, and policies that the employee alone signs', async () => {
  expect(planCategories([], demoCategories, 1).after).toHaveLength(demoCategories.length);
  expect(new Set(demoTemplates.map(([, , type]) => type))).toEqual(new Set(templateTypes));
  for (const [model, , type, language, category] of demoTemplates) {
    const content_html = demoTemplateHtml(model);
    expect((await cleanContent(content_html)).html).toBe(content_html);
    expect(content_html).not.toContain('<blockquote>');
    if (model !== '') expect(libraryText(model)).toMatchObject({ type, language });
    const { internal_signature_required: internal } = librarySignatures({ content_html });
    expect(internal, model).toBe(type === 'car_policy' || type === 'asset_policy' ? 0 : 1);
    expect(demoCategories[category - 1]).toBeDefined();
  }
});

it('has partner templates as an operator brings them in, an asset policy among them', () => {
  expect(partnerFile.parse(demoPartnerFile)).toEqual(demoPartnerFile);
  expect(demoPartnerFile.templates.map(({ type }) => type)).toEqual(['asset_policy', 'employment_contract']);
});

it('has drafts of people who exist, with values of fields of their text, some of which are missing', async () => {
  expect(demoContracts.length).toBeGreaterThanOrEqual(12);
  const asked = await Promise.all(
    demoContracts.map(async ({ template, person, values = {} }) => {
      expect(active[person]).toBeDefined();
      const { content } = await cleanContent(demoTemplateHtml(demoTemplates[template - 1]![0]));
      const free = fieldNames(content).filter(isFreeField);
      expect(free).toEqual(expect.arrayContaining(Object.keys(values)));
      return free.length - Object.keys(values).length;
    }),
  );
  expect(asked.some((missing) => missing > 0)).toBe(true);
});

it('sends contracts that end in every way, of people who have none of the drafts', async () => {
  const drafted = new Set(demoContracts.map(({ person }) => person));
  for (const { person, template, ago, values = {}, acts } of demoSendings) {
    expect(active[person]).toBeDefined();
    expect(drafted.has(person)).toBe(false);
    const { street, iban, national_number, joint_committee, hours_per_week, wage_type } = active[person]!;
    const told = [street, iban, national_number, joint_committee, hours_per_week, wage_type];
    if (template <= 2) expect(told, String(person)).not.toContain(null);
    expect(acts.every((each) => each.ago <= ago && each.ago > 0)).toBe(true);
    const { content } = await cleanContent(demoTemplateHtml(demoTemplates[template - 1]![0]));
    expect(fieldNames(content)).toEqual(expect.arrayContaining(Object.keys(values)));
  }
  const ends = demoSendings.map(({ acts }) => acts.at(-1)?.act ?? 'sent');
  expect(new Set(ends)).toEqual(new Set(['sent', 'open', 'sign', 'decline', 'cancel', 'upload']));
});

it('publishes a template with another text', () => {
  const html = demoTemplateHtml(demoTemplates[demoRepublished.template - 1]![0]);
  expect(republishedHtml(html)).not.toBe(html);
});
