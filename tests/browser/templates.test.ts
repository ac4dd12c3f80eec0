import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import { listCategories } from '#shared/contract/templates/list-categories.ts';
import { aWordContract } from '#tests/builders/word.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { audit } from './harness/audit.ts';
import { desk, lookAt, phone, startDesk, type Opened } from './harness/browser.ts';
import { box, button, field, link, pick, title } from './harness/controls.ts';
import { load, reload, visit } from './harness/visit.ts';
import { byPointer } from './harness/pointer-only.ts';
import { exactToast } from './harness/watch.ts';

// A company of its own: of the demo only the users that sign in.
const { app, open } = await startDesk({ seed: 'empty' });

let admin: ApiClient;
let opened: Opened;
let page: Page;

beforeAll(async () => {
  admin = await app.as('admin');
  opened = await open('admin', '/contracts/templates');
  page = opened.page;
});
afterAll(() => opened.context.close());

const textOf = (on: Page) => on.getByRole('textbox', { name: /^Text of / });
const idIn = (on: Page): number => Number(on.url().split('/').at(-1));
const detailsOf = async (id: number) =>
  (await (await app.as('admin')).call(getTemplate, { params: { id: String(id) } })).details;
const shows = (on: Page, words: string | RegExp): Promise<void> => on.getByText(words).first().waitFor();

/** Waits until the server has the words and the page says so. */
const kept = async (on: Page, words: string): Promise<void> => {
  await expect.poll(async () => (await detailsOf(idIn(on))).content_html).toContain(words);
  await shows(on, /Draft saved/);
};

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const names = [
  'company_name',
  'company_address',
  'signer_first_name',
  'employee_first_name',
  'employee_last_name',
  'employee_address',
  'employee_national_number',
  'job_function',
  'job_start_date',
  'job_team',
  'job_hours_per_week',
  'job_joint_committee',
  'wage_gross',
  'wage_from',
  'date_today',
] as const;

const newTemplate = async (name: string, html = '<p>Text</p>'): Promise<number> =>
  (
    await admin.call(addTemplate, {
      body: { name, type: 'annex', language: 'nl', category_id: null, content_html: html },
    })
  ).id;

it('leads to the public library while the company has no template', async () => {
  await page.getByRole('heading', { name: 'No templates yet' }).waitFor();
  expect(await lookAt(page, 'contract-templates-empty')).toEqual([]);
  await link(page, 'Choose from the library').click();
  await page.getByRole('list', { name: 'Public library' }).getByRole('link').first().waitFor();
  await page.getByRole('navigation', { name: 'All categories' }).waitFor({ state: 'detached' });
  await visit(page, '/contracts/templates');
});

describe('the editor', () => {
  it('writes a template with 15 fields from nothing, keeps it over a reload, previews and publishes it', async () => {
    await button(page, 'New template').click();
    await field(page, 'Name').fill('Contract from nothing');
    await reload(page);
    await button(page, 'New template').click();
    await page.getByText('Draft restored').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('Contract from nothing');
    await button(page, 'Add template').click();
    await title(page, 'Contract from nothing');
    const text = textOf(page);
    await text.click();
    await page.keyboard.type('Agreement');
    await button(page, 'More formatting').waitFor();
    await pick(page, 'Text style', 'Title');
    await text.press('End');
    await page.keyboard.press('Enter');
    for (const name of names) {
      await page.keyboard.type(`and #${name}`);
      await page
        .getByRole('option', { selected: true })
        .filter({ hasText: `#${name}` })
        .waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox', { name: 'Fields' }).waitFor({ state: 'detached' });
    }
    expect(await audit(page)).toEqual([]);
    await kept(page, 'date_today');
    const before = await detailsOf(idIn(page));
    expect(before.fields).toEqual(names);
    expect(before.content_html).toMatch(
      /^<h1>Agreement<\/h1><p>and <span data-field="company_name">#company_name<\/span> and <span/,
    );

    await page.keyboard.type('of ten #wage_gros ');
    await page.keyboard.press('Escape');
    await shows(page, 'Did you mean');
    await kept(page, '<span data-field="wage_gros">');
    await load(page, `/contracts/templates/${idIn(page)}`);
    await title(page, 'Contract from nothing');
    await expect.poll(() => text.innerText()).toContain('of ten');
    await shows(page, 'Did you mean');
    // What was kept before the reload can be undone, a step for each time that the text was kept.
    await text.focus();
    const pressUntil = async (keys: string, isThere: boolean): Promise<void> => {
      const press = async (): Promise<boolean> => {
        await page.keyboard.press(keys);
        return (await text.innerText()).includes('#wage_gros');
      };
      await expect.poll(press).toBe(isThere);
    };
    await pressUntil('ControlOrMeta+z', false);
    await pressUntil('ControlOrMeta+Shift+z', true);
    await page.getByRole('list', { name: 'Needs attention' }).getByRole('button', { name: 'Gross wage' }).click();
    await page.getByText('Did you mean').waitFor({ state: 'detached' });
    expect(await lookAt(page, 'template-editor')).toEqual([]);

    // Page 2 begins where the file has it.
    await text.press('ControlOrMeta+End');
    await expect.poll(() => box(page, 'Text style').inputValue()).toBe('Normal text');
    for (let line = 0; line < 60; line += 1) await page.keyboard.press('Enter');
    await page.keyboard.type('The end');
    await kept(page, 'The end');
    await text.getByText('Page 2', { exact: true }).waitFor();
    await expect.poll(() => text.getAttribute('data-pages')).toBe('new');
    expect(await lookAt(page, 'template-pages')).toEqual([]);

    await button(page, 'Preview with a person').click();
    await shows(page, /^Page 1 of \d$/);
    await page
      .getByRole('group', { name: /^Page 1 of \d$/ })
      .getByText('Agreement')
      .waitFor();
    await button(page, 'Close').click();
    await button(page, 'Publish version 1').click();
    await exactToast(page, 'Version 1 published');
    expect(await detailsOf(idIn(page))).toMatchObject({ state: 'published', published_version: 1, changed_since: 0 });
  });

  it('shows the text before its editor is there, and types where it was touched first', async () => {
    const id = await newTemplate(
      'Read at once',
      '<h1>Deed</h1><p>For <span data-field="company_name">#company_name</span> and others</p><p></p><div data-when="job_team"><p>Team</p></div><ol data-numbering="legal"><li><p>Clause one</p></li></ol><table><tbody><tr><th><p>Head</p></th></tr></tbody></table><div data-signature="employee"></div>',
    );
    await load(page, `/contracts/templates/${id}`);
    const text = textOf(page);
    await text.getByText('and others').waitFor();
    await page.getByRole('list', { name: 'Used in this template' }).getByText('Company name').waitFor();
    const isEditor = (): Promise<boolean> => text.evaluate((element) => 'editor' in element);
    const places = (): Promise<number[]> =>
      text.evaluate((element) =>
        [...element.querySelectorAll('*:not(br)')].flatMap((part) => {
          const { top, left, bottom, right } = part.getBoundingClientRect();
          return [top, left, bottom, right].map(Math.round);
        }),
      );
    expect(await isEditor()).toBe(false);
    expect(await audit(page)).toEqual([]);
    const drawn = await places();
    // The code of the editor comes late.
    const code = Promise.withResolvers<void>();
    await page.route('**/static/*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    const clickInWord = async (): Promise<void> => {
      const at = await text.getByText('and others').evaluate((element) => {
        const range = document.createRange();
        range.setStart(element.lastChild!, ' and oth'.length);
        const { left, top, height } = range.getBoundingClientRect();
        return { x: left, y: top + height / 2 };
      });
      await page.mouse.click(at.x, at.y);
    };
    await byPointer(clickInWord, async () => {
      await text.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      for (const _ of 'ers') await page.keyboard.press('ArrowLeft');
    });
    await page.keyboard.type('-o');
    // What is pasted comes with its words.
    await text.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'th');
      const paste = { inputType: 'insertFromPaste', dataTransfer, cancelable: true, bubbles: true };
      element.dispatchEvent(new InputEvent('beforeinput', paste));
    });
    // Nothing is lost by going on to the toolbar, which keeps the focus.
    const bold = button(page, 'Bold');
    await bold.focus();
    expect(await isEditor()).toBe(false);
    code.resolve();
    await expect.poll(isEditor).toBe(true);
    await page.unroute('**/static/*.js');
    await text.getByText('and oth-others').waitFor();
    expect(await bold.evaluate((element) => element === document.activeElement)).toBe(true);
    // What it does goes on where the text was left.
    await bold.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('X');
    await kept(page, 'and oth-othXers');
    await page.keyboard.press('Backspace');
    for (const _ of '-oth') await page.keyboard.press('Backspace');
    await kept(page, 'and others');
    expect(await places()).toEqual(drawn);
  });

  it('takes a picture that is pasted or dropped before its editor is there', async () => {
    for (const [kind, expected] of [
      ['paste', /^<p><img [^>]*alt="Logo"[^>]*>Above<\/p><p>Below<\/p>$/],
      ['drop', /^<p>Above<\/p><p>Below<img [^>]*alt="Logo"[^>]*><\/p>$/],
    ] as const) {
      const id = await newTemplate(`With a picture by ${kind}`, '<p>Above</p><p>Below</p>');
      await load(page, `/contracts/templates/${id}`);
      const text = textOf(page);
      await text.getByText('Below').waitFor();
      const isTaken = await text.evaluate(async (element, type) => {
        const canvas = document.createElement('canvas');
        const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
        const data = new DataTransfer();
        data.items.add(new File([picture!], 'logo.png', { type: 'image/png' }));
        const { right, top, height } = element.lastElementChild!.getBoundingClientRect();
        const at = { clientX: right - 2, clientY: top + height / 2, bubbles: true, cancelable: true };
        const event =
          type === 'paste'
            ? new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent(type, { dataTransfer: data, ...at });
        return !('editor' in element) && !element.dispatchEvent(event);
      }, kind);
      expect(isTaken).toBe(true);
      const dialog = page.getByRole('dialog', { name: 'Picture' });
      await dialog.getByText('logo.png').waitFor();
      await dialog.getByRole('textbox', { name: 'Description' }).fill('Logo');
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      await expect.poll(async () => (await detailsOf(id)).content_html).toMatch(expected);
    }
  });

  it('tells who works on a text, and lets nobody overwrite it', async () => {
    const id = await newTemplate('For two', '<p>Start</p>');
    // Whoever adds a template works on its text until it is published.
    await admin.call(publishTemplate, { body: { template_id: id } });
    await visit(page, `/contracts/templates/${id}`);
    const other = await open('default', `/contracts/templates/${id}`);
    await textOf(other.page).waitFor();
    await textOf(page).click();
    await page.keyboard.type('mine ');
    await kept(page, 'mine');
    await textOf(other.page).click();
    await other.page.keyboard.type('theirs ');
    await shows(other.page, /Annelies De Wachter is working on this text/);
    await expect.poll(() => textOf(other.page).getAttribute('contenteditable')).toBe('false');
    await button(other.page, 'Load saved text').click();
    await shows(other.page, /You can read it in the meantime/);
    await expect.poll(() => textOf(other.page).innerText()).toContain('mine');
    expect((await detailsOf(id)).content_html).not.toContain('theirs');
    await other.context.close();
  });
});

describe('the list', () => {
  it('takes over the Word contract of an employer, whose names become fields, for a contract', async () => {
    await visit(page, '/contracts/templates');
    await button(page, 'Import from Word').click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'Arbeidsovereenkomst 2026.docx', mimeType: WORD, buffer: await aWordContract() };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await button(page, 'Read file').click();
    await dialog.getByText('Headers and footers').waitFor();
    await expect.poll(() => box(page, 'Voornaamm').inputValue()).toBe('First name');
    await pick(page, 'Iets anders', 'Function');
    expect(await lookAt(page, 'template-word')).toEqual([]);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await field(page, 'Name').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('Arbeidsovereenkomst 2026');
    await button(page, 'Add template').click();
    await title(page, 'Arbeidsovereenkomst 2026');
    const id = idIn(page);
    await button(page, 'Publish version 1').click();
    await exactToast(page, 'Version 1 published');
    const { fields, content_html } = await detailsOf(id);
    expect(fields).toEqual(['company_name', 'employee_first_name', 'employee_last_name', 'employee_address', 'job_function']); // prettier-ignore
    expect(content_html).toMatch(
      /<h1>Arbeidsovereenkomst<\/h1>.*<ol.*De functie.*is bediende.*<table>.*Maaltijdcheques/,
    );

    const { data } = await admin.call(listEmployees, { query: { per_page: 1, orderby_column: 'name' } });
    const { first_name: first } = data[0]!;
    const made = await admin.call(addToEmployee, { body: { employee_id: data[0]!.id, contract_template_id: id } });
    await visit(page, `/contracts/${made.id}`);
    await title(page, 'Arbeidsovereenkomst 2026');
    const paper = page.getByRole('group', { name: 'Page 1 of 2' });
    await paper.getByText(first).first().waitFor();
    const second = page.getByRole('group', { name: 'Page 2 of 2' });
    await second.scrollIntoViewIfNeeded();
    await second.getByText('Maaltijdcheques').waitFor();
    await visit(page, '/contracts/templates');
  });

  it('shows the real pages, moves a template to a category by its menu, archives and restores it', async () => {
    await newTemplate('Telework annex', '<h1>Telework</h1><p>At home.</p>');
    await visit(page, '/contracts/templates');
    await field(page, 'Search templates').fill('telework');
    await link(page, /^Telework annex/).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Telework annex' }).waitFor();
    await page.getByRole('group', { name: 'Page 1 of 1' }).getByText('Telework').first().waitFor();
    await button(page, 'Add category').click();
    await field(page, 'Name').fill('Annexes');
    await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('navigation', { name: 'All categories' }).getByText('Annexes').waitFor();
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Move to category' }).click();
    await pick(page, 'Category', 'Annexes');
    await button(page, 'Move template').click();
    await exactToast(page, 'Template moved');
    expect((await (await app.as('admin')).call(listCategories, {})).data).toMatchObject([
      { name: 'Annexes', count: 1 },
    ]);
    expect(await lookAt(page, 'contract-templates')).toEqual([]);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await exactToast(page, 'Template archived');
    await page.getByRole('navigation', { name: 'All categories' }).getByRole('button', { name: 'Archived' }).click();
    await button(page, 'Unarchive').click();
    await exactToast(page, 'Template unarchived');
  });
});

it('leads on a phone from above the text to what needs attention below it', async () => {
  const id = await newTemplate('Phone', `${'<p>A line</p>'.repeat(80)}<p>Hi #wage_gros</p>`);
  await page.setViewportSize(phone);
  await visit(page, `/contracts/templates/${id}`);
  await shows(page, '1 point needs attention');
  expect(await lookAt(page, 'contract-template-checks-above')).toEqual([]);
  await button(page, 'View').click();
  const checks = page.getByRole('list', { name: 'Needs attention' });
  await checks.getByText('Unknown field').waitFor();
  await expect.poll(async () => (await checks.boundingBox())?.y ?? 9_999).toBeLessThan(phone.height);
  await page.setViewportSize(desk);
  await page.getByText('1 point needs attention').waitFor({ state: 'hidden' });
});
