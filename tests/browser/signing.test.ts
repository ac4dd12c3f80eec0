import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { getAudit } from '#shared/contract/signing/get-audit.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { aPdf } from '#tests/builders/files.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, button, choose, field, inDialog, link, pick, title } from './harness/controls.ts';
import { byPointer } from './harness/pointer-only.ts';
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
  await choose(page, 'Signing method', 'Company and employee');
  await page.getByText('Belgian law gives a qualified signature').waitFor();
  await pick(page, 'First internal signer', names.admin);
  await pick(page, 'Second internal signer', names.second);
  await button(page, `Move ${names.second} earlier`).waitFor();
  expect(await lookAt(page, 'signing-choose')).toEqual([]);
  await button(page, 'Save').click();
  await exactToast(page, 'Signers saved');
  await button(page, 'Send').click();
  await page.getByText('maelle@home.example').waitFor();
  await inDialog(page, 'Send').click();
  await page.getByText('Enter a reason.').waitFor();
  expect(await lookAt(page, 'signing-send')).toEqual([]);
  await field(page, 'Why a simple signature is enough').fill('An open-ended contract has no form of its own.');
  await inDialog(page, 'Send').click();
  await exactToast(page, 'Sent for signature');
  await badge(page, 'Waiting for first signer');

  await link(page, 'Read and sign').click();
  await page.getByRole('heading', { name: 'Sign “Employment contract, open-ended”' }).waitFor();
  await button(page, 'Sign').last().click();
  await page.getByText('Read the pages first.').waitFor();
  await page.getByText('Draw or type your signature.').waitFor();
  await button(page, 'Read the page').click();
  await page.getByText('Page 1 of 1').first().waitFor();
  const type = () => page.getByText('Type', { exact: true }).click();
  await byPointer(async () => {
    await draw(page);
    await page.getByRole('checkbox', { name: 'Save it for next time' }).check();
  }, type);
  await page.getByRole('checkbox', { name: 'I have read this document' }).check();
  expect(await lookAt(page, 'signing-sign')).toEqual([]);
  await button(page, 'Sign').last().click();
  await exactToast(page, '“Employment contract, open-ended” signed');
  await page.getByText('Nothing is waiting for your signature').waitFor();

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
  await button(page, 'Check trail').click();
  await page.getByText(/^The trail is intact/).waitFor();
  await page.getByText('The sealed file is unchanged.').waitFor();
  await page.getByText(/^Kept until .* at least\./).waitFor();
  expect(await lookAt(page, 'signing-signed')).toEqual([]);
  await visit(page, `/employee/${person}/documents`);
  await link(page, /^Employment contract, open-ended\.pdf$/).waitFor();
  expect(await lookAt(page, 'documents-signed')).toEqual([]);
  await link(page, 'Contract Employment contract, open-ended.pdf').click();
  await badge(page, 'Signed');
  await context.close();
});

it('is sent to a corrected address, declined, and sent again as a new version', async () => {
  const id = await draft('Telework annex');
  const { page, context } = await open('admin', `/contracts/${id}`);
  await button(page, 'Send').click();
  await choose(page, "Employee's address", 'Private');
  await inDialog(page, 'Send').click();
  await exactToast(page, 'Sent for signature');
  const first = await mailedTo('maelle@home.example');
  await button(page, 'Correct e-mail address').click();
  await field(page, 'E-mail address').fill('maelle@new.example');
  await button(page, 'Correct and send').click();
  await exactToast(page, 'Address corrected, new link sent');

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
  await page
    .getByText(/^Maëlle Dubois declined to sign/)
    .first()
    .waitFor();
  await button(page, 'Correct and send again').click();
  await button(page, 'Return to draft').click();
  await exactToast(page, 'Contract returned to draft');
  await badge(page, 'Draft');
  await button(page, 'Send').click();
  await inDialog(page, 'Send').click();
  await exactToast(page, 'Sent for signature');
  await page.getByText('Asked to sign, version 2').waitFor();
  await page.getByText('Declined version 1').waitFor();
  await page.getByText('Version 1 · declined').waitFor();
  await page.getByText(/^First after 5 days, then every 2 days, until .* Next: .* to Maëlle Dubois\.$/).waitFor();
  await button(page, 'Change the schedule').click();
  await field(page, 'First after').fill('0');
  await button(page, 'Save').click();
  await page.getByText('Enter a number of days from 1 to 60').waitFor();
  expect(await lookAt(page, 'signing-again')).toEqual([]);
  await field(page, 'First after').fill('3');
  await button(page, 'Save').click();
  await exactToast(page, 'Reminders changed');
  await page.getByText(/^First after 3 days, then every 2 days/).waitFor();
  await page.getByRole('switch', { name: 'Automatic' }).click();
  await exactToast(page, 'Reminders changed');
  await page.getByText('Nobody is reminded automatically.').waitFor();
  expect(await button(page, /^Remind at/).isDisabled()).toBe(true);

  await button(page, 'Sign in person').click();
  await button(page, 'Show code').click();
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
  await choose(page, 'Signing method', 'On paper');
  await button(page, 'Save').click();
  await exactToast(page, 'Signers saved');
  await button(page, 'Send').click();
  await button(page, 'Freeze for paper').click();
  await exactToast(page, 'Pages frozen, print and sign them');
  await button(page, 'Upload signed file').click();
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
    await choose(page, 'Signing method', 'Company users only');
    await box(page, 'First internal signer').waitFor();
    await pick(page, 'First internal signer', names.admin);
    await button(page, 'Save').click();
    await exactToast(page, 'Signers saved');
    await button(page, 'Send').click();
    await inDialog(page, 'Send').click();
    await exactToast(page, 'Sent for signature');
  }
  await visit(page, '/contracts/pending');
  await link(page, /^For you to sign 2$/).waitFor();
  await pick(page, 'Type of contract', 'Annex');
  await page.getByRole('checkbox', { name: 'Signed by the employee' }).check();
  await page.getByText(/^No contracts match/).waitFor();
  await button(page, 'Clear search and filters').click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  expect(await lookAt(page, 'signing-pending')).toEqual([]);
  await button(page, 'Sign 2').click();
  await page.getByRole('checkbox', { name: /^I have read .+'s “Car annex”/ }).check();
  await byPointer(
    () => button(page, 'Use saved signature').click(),
    () => page.getByText('Type', { exact: true }).click(),
  );
  await button(page, 'Sign 2').last().click();
  await page.getByText('Tick each contract you want to sign, or leave it out.').waitFor();
  await page.getByRole('checkbox', { name: /^I have read .+'s “Laptop annex”/ }).check();
  await button(page, 'Sign 2').last().click();
  await exactToast(page, '2 contracts signed');
  await page.getByText('Nothing is waiting for your signature').waitFor();
  await context.close();
});

it('is signed at the provider once, however often and late that tells of it', async () => {
  const id = await draft('Mobility plan');
  const { page, context } = await open('admin', `/contracts/${id}`);
  await button(page, 'Choose who signs').click();
  await choose(page, 'Signing method', 'At the signature provider');
  await button(page, 'Save').click();
  await exactToast(page, 'Signers saved');
  await button(page, 'Send').click();
  await inDialog(page, 'Send').click();
  await exactToast(page, 'Sent for signature');
  app.signatures.play('webhooks_late');
  await completeWaiting();

  const signer = await phoned(await mailedTo('maelle@work.example'));
  await link(signer, 'Continue to the signing service').click();
  await button(signer, /^Sign$/).click();
  await signer.getByText('You have signed.').waitFor();
  // Nothing was told yet: the sender asks, and what is told afterwards changes nothing.
  await visit(page, `/contracts/${id}`);
  await button(page, 'Check with the provider').click();
  await exactToast(page, 'Provider checked');
  await completeWaiting();
  app.signatures.play('webhooks_twice');
  app.signatures.releaseWebhooks();
  await app.signatures.settled();
  await completeWaiting();
  app.signatures.play('ok');
  await link(signer, 'Back to the sender').click();
  await signer.getByRole('heading', { name: 'Everyone has signed' }).waitFor();
  await signer.context().close();

  await visit(page, `/contracts/${id}`);
  await badge(page, 'Signed');
  await page.getByText('Latest first. 6 entries.').waitFor();
  await page.getByRole('table').getByRole('row').nth(1).getByText('Completed').waitFor();
  const { data: trail } = await admin.call(getAudit, { params: { id: String(id) } });
  expect(trail.map(({ what }) => what)).toEqual(['sent', 'provider_asked', 'asked', 'opened', 'signed', 'completed']);
  expect(await lookAt(page, 'signing-provider')).toEqual([]);
  await context.close();
});
