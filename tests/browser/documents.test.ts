import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { addDays, belgianDay, toDmy } from '#shared/values/dates.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { aPdf, aPng } from '#tests/builders/files.ts';
import { audit } from './harness/audit.ts';
import { lookAt, startDesk, type Opened } from './harness/browser.ts';
import { title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const MARKUP_NAME = '<img src=x onerror=alert(1)>.png';

const desk = await startDesk();
const { app } = desk;
let car: number;
beforeAll(async () => {
  const { data } = await (await app.as('admin')).call(listCars, { query: { per_page: 1 } });
  car = data[0]!.id;
});

type Seen = Opened & { violations: string[]; dialogs: string[] };

/** Opens a page and records every violation of its security policy and every dialog. */
const open = async (user: DemoUserName, path: string): Promise<Seen> => {
  const violations: string[] = [];
  const dialogs: string[] = [];
  const opened = await desk.open(user, path, async (page) => {
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    // The browser of the tests has no PDF viewer of its own; what is tested is that the policy lets the frame load.
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
  });
  return { ...opened, violations, dialogs };
};
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

describe('documents of a vehicle', () => {
  let seen: Seen;
  let page: Page;
  beforeAll(async () => {
    seen = await open('admin', `/fleet/${car}`);
    page = seen.page;
  });
  afterAll(() => seen?.context.close());

  it('start empty, with a note about the limits', async () => {
    await page.getByText('No documents yet').waitFor();
    await page.getByText('Up to 25 MB each').waitFor();
    await visit(page, `/car/${car}/documents`);
    await page.getByText('No documents yet').waitFor();
    expect(await lookAt(page, 'documents-empty')).toEqual([]);
  });

  it('can be uploaded together; a refused file stays listed with its reason and stops no other', async () => {
    await page.getByRole('link', { name: 'Upload documents' }).click();
    await page.getByText('up to 25 MB each').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles([
        file('Lease agreement 2026.pdf', 'application/pdf', aPdf('Lease agreement')),
        file(MARKUP_NAME, 'image/png', aPng(480, 300)),
        file('not really.pdf', 'application/pdf', Buffer.from('<html>')),
        file('empty.pdf', 'application/pdf', Buffer.alloc(0)),
        file('run.exe', 'application/octet-stream', Buffer.from('MZ')),
      ]);
    const list = page.getByRole('list', { name: 'Files in this upload' });
    await expect.poll(() => list.getByText('Uploaded', { exact: true }).count()).toBe(2);
    await list.getByText("The file's content doesn't match its name.").waitFor();
    await list.getByText('The file is empty').waitFor();
    await list.getByText("This file type isn't supported").waitFor();
    expect(await lookAt(page, 'documents-upload')).toEqual([]);
    await page.getByRole('link', { name: 'Done' }).click();
    await page.waitForURL(`**/car/${car}/documents`);
    await page.getByRole('link', { name: 'Lease agreement 2026.pdf' }).waitFor();
    await page.getByRole('link', { name: MARKUP_NAME }).waitFor();
  });

  it('can be dropped on the card of the vehicle', async () => {
    await visit(page, `/fleet/${car}`);
    await page.getByText('Drop files or').waitFor();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Besprochen op 3 maart'], 'notities.txt', { type: 'text/plain' }));
      return transfer;
    });
    await page.locator('[class*=slim]').first().dispatchEvent('drop', { dataTransfer: data });
    await page.getByRole('link', { name: /notities\.txt/ }).waitFor();
    expect(await lookAt(page, 'documents-card')).toEqual([]);
  });

  it('ask before they are left behind while they are being sent from the card', async () => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/api/files/confirmUpload', async (route) => held.then(() => route.continue()));
    await page.getByLabel('Choose files').setInputFiles(file('onderweg.txt', 'text/plain', Buffer.from('Onderweg')));
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Stop the upload?' })
      .getByRole('button', { name: 'Stay on this page' })
      .click();
    letThrough();
    await page.getByRole('link', { name: /onderweg\.txt/ }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('get a type and a name in the list', async () => {
    await visit(page, `/car/${car}/documents`);
    await page.getByRole('combobox', { name: 'Document type of Lease agreement 2026.pdf' }).click();
    await page.getByRole('option', { name: 'Contract', exact: true }).click();
    await toastShown(page, 'Document type saved');
    await page.getByRole('button', { name: 'Actions of Lease agreement 2026.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const name = page.getByLabel('New name for Lease agreement 2026.pdf');
    await name.fill(' ');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name is required', { exact: true }).waitFor();
    await name.fill('Leasecontract');
    await name.press('Enter');
    await page.getByRole('link', { name: 'Leasecontract.pdf' }).waitFor();
    expect(await lookAt(page, 'documents-list')).toEqual([]);
  });

  it('get a last day, with a reminder before it', async () => {
    const openValidity = async (item: string) => {
      await page.getByRole('button', { name: 'Actions of Leasecontract.pdf' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      return page.getByRole('dialog', { name: 'Validity of Leasecontract.pdf' });
    };
    const dialog = await openValidity('Valid until');
    await dialog.getByRole('textbox', { name: 'Valid until' }).fill('31/12/2079');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog
      .getByText(/can't be after/)
      .first()
      .waitFor();
    const inAMonth = toDmy(addDays(belgianDay(new Date()), 31));
    await dialog.getByRole('textbox', { name: 'Valid until' }).fill(inAMonth);
    await dialog.getByRole('combobox', { name: 'Remind me' }).click();
    await page.getByRole('option', { name: '14 days before' }).click();
    expect(await lookAt(page, 'documents-validity')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toastShown(page, 'Validity saved');
    await page.getByText('In 31 days').waitFor();
    await openValidity('Change last valid day');
    await dialog.getByRole('link', { name: 'View reminders' }).click();
    await page.getByText('Leasecontract.pdf expires').waitFor();
    await page.getByText('14 days before Leasecontract.pdf').waitFor();
    await visit(page, `/car/${car}/documents`);
  });

  it('are previewed inside the page as PDF or picture, within the security policy', async () => {
    const framed = page.waitForResponse((response) => response.url().includes('response-content-disposition=inline'));
    await page.getByRole('link', { name: 'Leasecontract.pdf' }).click();
    const answer = await framed;
    expect([answer.status(), answer.headers()['content-type'], answer.request().resourceType()]).toEqual([
      200,
      'application/pdf',
      'document',
    ]);
    expect(await page.locator('iframe').getAttribute('src')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
    expect(await audit(page)).toEqual([]);
    await visit(page, `/car/${car}/documents`);
    await page.getByRole('link', { name: MARKUP_NAME }).click();
    const picture = page.getByRole('img', { name: `Preview of ${MARKUP_NAME}` });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);
    expect(await lookAt(page, 'documents-picture')).toEqual([]);
    expect([seen.violations, seen.dialogs]).toEqual([[], []]);
  });

  it('are deleted, and restored with Undo or later from the list', async () => {
    await visit(page, `/car/${car}/documents`);
    const link = page.getByRole('link', { name: 'Leasecontract.pdf' });
    const remove = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Actions of Leasecontract.pdf' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await toastShown(page, 'Leasecontract.pdf deleted');
      await link.waitFor({ state: 'detached' });
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await link.waitFor();
    await remove();
    expect(await lookAt(page, 'documents-deleted')).toEqual([]);
    await page.getByRole('button', { name: 'Restore Leasecontract.pdf' }).click();
    await link.waitFor();
  });

  it('appear in the feed, by name', async () => {
    await visit(page, `/fleet/${car}`);
    await page.getByText('restored Leasecontract.pdf').first().waitFor();
    await page.getByText('renamed Lease agreement 2026.pdf to Leasecontract.pdf').waitFor();
    await page.getByText(`viewed ${MARKUP_NAME}`).waitFor();
    expect([seen.violations, seen.dialogs]).toEqual([[], []]);
  });
});

it('shows a reader the documents of a person, without a way to upload', async () => {
  const admin = await app.as('admin');
  await uploadDocument(admin, 1, { object: 'employee', name: 'Diploma.pdf' });
  const { page, context } = await open('reader', '/people/1');
  await page.getByRole('link', { name: /Diploma\.pdf/ }).waitFor();
  expect(await page.getByText('Drop files or').count()).toBe(0);
  await visit(page, '/upload/employee/1');
  await title(page, /^You don't have access to this page$/);
  await context.close();
});

it('hides the documents of a vehicle from light access', async () => {
  const { page, context } = await open('light', `/fleet/${car}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('No documents yet').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Documents' }).count()).toBe(0);
  await visit(page, `/car/${car}/documents`);
  await page.getByText('See vehicle documents').waitFor();
  await context.close();
});
