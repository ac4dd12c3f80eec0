import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { aPdf } from '#tests/builders/files.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, button, choose, field, link, pick, title } from './harness/controls.ts';
import { onPhone, pathMailedTo, signByTyping } from './harness/signer.ts';
import { visit } from './harness/visit.ts';
import { exactToast } from './harness/watch.ts';

// The users of the demo without its contracts, of which some wait for their signature.
const { app, browser, open } = await startDesk({ seed: 'empty', mail: true });
let admin: ApiClient;
let person: number;
let names: { admin: string; second: string };
beforeAll(async () => {
  admin = await app.as('admin');
  const second = await (await app.as('default')).call(getProfile, {});
  names = { admin: (await admin.call(getProfile, {})).name, second: second.name };
  const added = { first_name: 'Maëlle', last_name: 'Dubois', email: 'maelle@work.example', private_email: 'maelle@home.example' }; // prettier-ignore
  ({ id: person } = await admin.call(addEmployee, { body: added }));
});

/** A draft for Maëlle, signed by her alone until somebody else is chosen. */
const draft = async (name: string, type: 'annex' | 'employment_contract' = 'annex'): Promise<number> => {
  const content_html = `<h1>${name}</h1><p>Between us and #employee_name.</p>`;
  const { id } = await admin.call(addTemplate, { body: { name, type, language: 'en', content_html } });
  await admin.call(publishTemplate, { body: { template_id: id } });
  const made = await admin.call(addToEmployee, { body: { employee_id: person, contract_template_id: id } });
  return made.id;
};

const mailedTo = (address: string): Promise<string> => pathMailedTo(app, address);
const phoned = (path: string): Promise<Page> => onPhone(browser, app.url, path);
const signsByTyping = (page: Page): Promise<void> => signByTyping(page, 'Maëlle Dubois');

const draw = async (page: Page): Promise<void> => {
  const canvas = page.getByRole('img', { name: 'Draw your signature here' });
  await canvas.scrollIntoViewIfNeeded();
  const place = await canvas.boundingBox();
  if (!place) throw new Error('there is no place to draw');
  await page.mouse.move(place.x + 40, place.y + 60);
  await page.mouse.down();
  for (let x = 50; x < 260; x += 10) await page.mouse.move(place.x + x, place.y + 60 + 25 * Math.sin(x / 20));
  await page.mouse.up();
};

const badge = (page: Page, words: string) => page.locator('header').getByText(words, { exact: true }).first().waitFor();

it('is signed by two users and the person on a phone, sealed, and its trail is checked', async () => {
  const id = await draft('Employment contract, open-ended', 'employment_contract');
  const { page, context } = await open('admin', `/contracts/${id}`);
  await button(page, 'Choose who signs').click();
  await choose(page, 'How it is signed', 'Signed by the company and the employee');
  await page.getByText('Belgian law gives a qualified signature').waitFor();
  await pick(page, 'First internal signer', names.admin);
  await pick(page, 'Second internal signer', names.second);
  await button(page, `${names.second} signs earlier`).waitFor();
  expect(await lookAt(page, 'signing-choose')).toEqual([]);
  await button(page, 'Save').click();
  await exactToast(page, 'Saved who signs');
  await button(page, 'Send').click();
  await page.getByText('maelle@home.example').waitFor();
  await button(page, 'Send').last().click();
  await page.getByText('Give a reason.').waitFor();
  expect(await lookAt(page, 'signing-send')).toEqual([]);
  await field(page, 'Why a simple signature is enough').fill('An open-ended contract has no form of its own.');
  await button(page, 'Send').last().click();
  await exactToast(page, 'Sent to be signed');
  await badge(page, 'Waits for the first signer');

  await link(page, 'Read and sign').click();
  await page.getByRole('heading', { name: 'Sign “Employment contract, open-ended”' }).waitFor();
  await button(page, 'Sign').last().click();
  await page.getByText('Read the pages first.').waitFor();
  await page.getByText('Draw your signature, or type it.').waitFor();
  await button(page, 'Read the page').click();
  await page.getByText('Page 1 of 1').first().waitFor();
  await draw(page);
  await page.getByRole('checkbox', { name: 'Keep it for the next time' }).check();
  await page.getByRole('checkbox', { name: 'I have read this document' }).check();
  expect(await lookAt(page, 'signing-sign')).toEqual([]);
  await button(page, 'Sign').last().click();
  await exactToast(page, '“Employment contract, open-ended” signed');
  await page.getByText('Nothing waits for your signature').waitFor();

  const other = await open('default', '/contracts/pending');
  await button(other.page, 'Read and sign').click();
  await button(other.page, 'Read the page').click();
  await other.page.getByText('Type', { exact: true }).click();
  await other.page.getByRole('checkbox', { name: 'I have read this document' }).check();
  await button(other.page, 'Sign').last().click();
  await exactToast(other.page, '“Employment contract, open-ended” signed');
  await other.context.close();

  await signsByTyping(await phoned(await mailedTo('maelle@work.example')));
  await completeWaiting();
  await visit(page, `/contracts/${id}`);
  await badge(page, 'Signed');
  await page.getByText('Signed and sealed').waitFor();
  await button(page, 'Check the trail').click();
  await page.getByText(/^The trail is intact/).waitFor();
  await page.getByText('The sealed file is as it was sealed.').waitFor();
  expect(await lookAt(page, 'signing-signed')).toEqual([]);
  await context.close();
});

it('is sent to a corrected address, declined, and sent again as a new version', async () => {
  const id = await draft('Telework annex');
  const { page, context } = await open('admin', `/contracts/${id}`);
  await button(page, 'Send').click();
  await choose(page, 'Address of the employee', 'Private');
  await button(page, 'Send').last().click();
  await exactToast(page, 'Sent to be signed');
  const first = await mailedTo('maelle@home.example');
  await button(page, 'Correct the e-mail address').click();
  await field(page, 'E-mail address').fill('maelle@new.example');
  await button(page, 'Correct and send').click();
  await exactToast(page, 'Address corrected, a new link is on its way');

  const dead = await phoned(first);
  await dead.getByRole('heading', { level: 1 }).waitFor();
  expect(await button(dead, 'Go to signing').count()).toBe(0);
  await dead.context().close();
  const own = await phoned(await mailedTo('maelle@new.example'));
  await button(own, 'Decline').click();
  await field(own, 'What is wrong').fill('The place of work is Liège');
  await button(own, 'Decline contract').click();
  await own.getByRole('heading', { name: 'This contract was declined' }).waitFor();
  await own.context().close();

  await visit(page, `/contracts/${id}`);
  await badge(page, 'Declined');
  await page.getByText(/^Maëlle Dubois declined to sign/).waitFor();
  await button(page, 'Correct and send again').click();
  await button(page, 'Make it a draft').click();
  await exactToast(page, 'The contract is a draft again');
  await badge(page, 'Draft');
  await button(page, 'Send').click();
  await button(page, 'Send').last().click();
  await exactToast(page, 'Sent to be signed');
  await page.getByText('Asked to sign, version 2').waitFor();
  await page.getByText('Declined version 1').waitFor();
  await page.getByText('Version 1 · declined').waitFor();
  expect(await lookAt(page, 'signing-again')).toEqual([]);
  expect(await button(page, /^Remind at/).isDisabled()).toBe(true);

  await button(page, 'Sign in person').click();
  await button(page, 'Show the code').click();
  const path = /\/sign\/[\w-]+/.exec((await page.getByText(/\/sign\//).textContent()) ?? '')?.[0] ?? '';
  await signsByTyping(await phoned(path));
  await page.getByText('Maëlle Dubois has signed.').waitFor();
  await button(page, 'Close').last().click();
  await page.getByText(`In the presence of ${names.admin}`).waitFor();
  await context.close();
});

it('is signed on paper, and several are signed at once with the signature that is kept', async () => {
  const id = await draft('Bonus plan');
  const { page, context } = await open('admin', `/contracts/${id}`);
  await button(page, 'Choose who signs').click();
  await choose(page, 'How it is signed', 'Signed on paper');
  await button(page, 'Save').click();
  await exactToast(page, 'Saved who signs');
  await button(page, 'Send').click();
  await button(page, 'Freeze for paper').click();
  await exactToast(page, 'The pages are frozen. Print them, and upload the signed file.');
  await button(page, 'Upload the signed file').click();
  const signed = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: aPdf('Signed by hand') };
  await page.locator('input[type=file][accept="application/pdf"]').setInputFiles(signed);
  await exactToast(page, 'PDF with 1 page added');
  await badge(page, 'Signed');
  await page.getByText('on paper', { exact: true }).waitFor();

  for (const name of ['Car annex', 'Laptop annex']) {
    const own = await draft(name);
    await visit(page, `/contracts/${own}`);
    await title(page, name);
    await button(page, 'Choose who signs').click();
    await choose(page, 'How it is signed', 'Signed by users of the company');
    await box(page, 'First internal signer').waitFor();
    await pick(page, 'First internal signer', names.admin);
    await button(page, 'Save').click();
    await exactToast(page, 'Saved who signs');
    await button(page, 'Send').click();
    await button(page, 'Send').last().click();
    await exactToast(page, 'Sent to be signed');
  }
  await visit(page, '/contracts/pending');
  await link(page, /^For you to sign 2$/).waitFor();
  await page.getByRole('checkbox', { name: 'Choose all' }).check();
  expect(await lookAt(page, 'signing-pending')).toEqual([]);
  await button(page, 'Sign 2').click();
  await page.getByRole('checkbox', { name: 'I have read “Car annex”' }).check();
  await button(page, 'Use the one you kept').click();
  await button(page, 'Sign 2').last().click();
  await page.getByText('Tick every contract that you sign, or leave it out.').waitFor();
  await page.getByRole('checkbox', { name: 'I have read “Laptop annex”' }).check();
  await button(page, 'Sign 2').last().click();
  await exactToast(page, '2 contracts signed');
  await page.getByText('Nothing waits for your signature').waitFor();
  await context.close();
});
