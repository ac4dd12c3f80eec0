import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { getLink } from '#shared/contract/links/get-link.ts';
import type { SignShown } from '#shared/contract/links/link-detail.ts';
import { cancelContract } from '#shared/contract/signing/cancel-contract.ts';
import { signInPerson } from '#shared/contract/signing/sign-in-person.ts';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { sendContract, type SentContract } from '#tests/builders/sent-contract.ts';
import { desk, newContext, phone, startDesk } from './harness/browser.ts';
import { lookAtLink, tooWideInAnyLanguage } from './harness/look-at-link.ts';
import { pointerOnly } from './harness/pointer-only.ts';

/** Everything that the page loads before the viewer of PDFs (docs/areas/links.md#signing). */
const MAX_KB = 90;
const PAGES = ['Article 1. Function', 'Article 2. Pay', 'Article 3. Place of work', 'Article 4. Notice'];
const NAME = 'Telework annex';

const { app, browser } = await startDesk({ mail: true });
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await newContext(browser, app.url);
  page = await context.newPage();
  await page.setViewportSize(phone);
});

const send = (message?: string) => sendContract(app, { name: NAME, pages: PAGES, ...(message && { message }) });
const signerOf = async ({ admin, id }: SentContract) => {
  const { details, signers } = await admin.call(getContract, { params: { id: String(id) } });
  return { state: details.state, signer: signers[0]! };
};

type Answered = { readonly body: Record<string, unknown>; readonly key: string | undefined };
/** What the page sends as answers, from now on. */
const answersOf = (on: Page): Answered[] => {
  const answers: Answered[] = [];
  on.on('request', (request) => {
    if (!request.url().endsWith('/answer')) return;
    const body = request.postDataJSON() as Record<string, unknown>;
    answers.push({ body, key: request.headers()['idempotency-key'] });
  });
  return answers;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name });
const signButton = () => button('Sign contract');
/** The number of the page stands at two places, of which each width shows some. */
const pageIsOpen = (words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor();
/** A button that is off still says what is missing, so it takes presses. */
const pressSign = () => signButton().click({ force: true });

/** Draws a wave with the finger. */
const draw = async (): Promise<void> => {
  const box = await page.getByRole('img', { name: 'Your drawn signature' }).boundingBox();
  if (!box) throw new Error('there is no box to draw in');
  await page.mouse.move(box.x + 40, box.y + 90);
  await page.mouse.down();
  for (let x = 50; x < 260; x += 10) await page.mouse.move(box.x + x, box.y + 90 + 30 * Math.sin(x / 20));
  await page.mouse.up();
};

it('is read and signed with a drawing on a phone, with a lost connection on the way', async () => {
  pointerOnly('a drawing needs a finger; who has none types the signature, as the next story does');
  const contract = await send('Welcome, Maëlle!');
  const answers = answersOf(page);
  const other = await context.newPage();
  await other.goto(`/sign/${contract.token}`);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  const loaded: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    loaded.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length / 1000], () => ['', 0])); // prettier-ignore
  });
  const response = await page.goto(`/sign/${contract.token}`);
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("worker-src 'self'; form-action 'none'") as unknown,
    'cache-control': 'no-store',
  });
  await page.getByRole('group', { name: 'Page 1 of 4' }).getByText('Article 1. Function').waitFor();
  // The words of every page are there for those who hear it, drawn or not.
  await expect.poll(() => page.getByText('Article 4. Notice').count()).toBe(1);
  // What is asked for a second time comes from the cache of the browser.
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fetched.length).toBeGreaterThan(1);
  expect(fetched.length).toBe(new Set(fetched).size);
  const files = [...new Map(await Promise.all(loaded))].filter(
    ([path]) => path.startsWith('/sign') || path.startsWith('/static/'),
  );
  const viewer = new Set(files.toSorted(([, one], [, other]) => other - one).slice(0, 2));
  const kilobytes = files.filter((each) => !viewer.has(each)).reduce((sum, [, size]) => sum + size, 0);
  process.stderr.write(`signing page: ${kilobytes.toFixed(1)} kB, viewer ${[...viewer].map(([, size]) => size.toFixed(0)).join(' + ')} kB\n`); // prettier-ignore
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(MAX_KB);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await lookAtLink(page, 'sign-read')).toEqual([]);
  expect(await tooWideInAnyLanguage(page)).toEqual([]);

  await pageIsOpen('Page 1 of 4');
  await button('Zoom in').click();
  await page.getByText('125 %').waitFor();
  await button('Zoom out').click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await button('Volgende pagina').click();
  await pageIsOpen('Pagina 2 van 4');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('en');
  const download = page.waitForEvent('download');
  await button('Download PDF').click();
  expect((await download).suggestedFilename()).toBe(`${NAME}.pdf`);

  await button('Go to signing').click();
  await page.getByText('You have not opened pages 3 and 4.').waitFor();
  expect(await signButton().getAttribute('aria-disabled')).toBe('true');
  await pressSign();
  await page.getByText('Still missing: your drawn signature, your full name, your consent.').waitFor();
  await page.getByText('Enter your full name.').waitFor();
  expect(await lookAtLink(page, 'sign-missing')).toEqual([]);
  await draw();
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Maëlle Dubois');
  await page.getByRole('textbox', { name: 'Place' }).fill('Liège');
  await page.getByRole('checkbox').check();
  await expect.poll(() => signButton().getAttribute('aria-disabled')).toBe('false');
  // Turned to the side and back, the drawing is still there.
  await page.setViewportSize({ width: 320, height: phone.height });
  await page.setViewportSize(phone);
  expect(await lookAtLink(page, 'sign-drawn')).toEqual([]);
  // The drawing stands in the frame on the paper, without the empty space around it.
  const copied = await page.locator('.frame canvas').evaluate((node) => (node as HTMLCanvasElement).width);
  expect(copied).toBeGreaterThan(150);
  expect(copied).toBeLessThan(260);

  await context.setOffline(true);
  await page.getByText("You're offline. What you drew and typed stays here.").waitFor();
  await signButton().click();
  await page.getByText("Your signature wasn't sent: you're offline.").waitFor();
  expect(await lookAtLink(page, 'sign-offline')).toEqual([]);
  // Who takes back that they agree signs nothing once there is a connection.
  await page.getByRole('checkbox').uncheck();
  await page.getByText("You're offline. What you drew and typed stays here.").waitFor();
  await context.setOffline(false);
  await page.getByText("You're online again.").waitFor();
  expect(answers.splice(0)).toHaveLength(1);
  // Nothing keeps a drawing, so leaving it asks first.
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await mayLeave()).toBe(false);
  // A mail to whoever is to be asked leaves nothing.
  await page.evaluate(() => {
    const link = document.body.appendChild(
      Object.assign(document.createElement('a'), { href: 'mailto:ask@x.example' }),
    );
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    link.remove();
  });
  expect(await mayLeave()).toBe(true);
  await context.setOffline(true);
  await page.getByRole('checkbox').check();
  await signButton().click();
  await page.getByText("Your signature wasn't sent: you're offline.").waitFor();
  await context.setOffline(false);
  await heading('You have signed').waitFor();
  await page.getByText('Everyone has signed. The signed PDF is being made').waitFor();
  expect(await lookAtLink(page, 'sign-signed')).toEqual([]);
  const [first, again] = answers;
  // Tried twice, the answer had the same key.
  expect(answers).toHaveLength(2);
  expect(again).toEqual(first);
  expect(first?.key).toMatch(/^[\w-]{36}$/);
  const { body } = again ?? {};
  expect(body).toMatchObject({ decision: 'sign', name: 'Maëlle Dubois', place: 'Liège', consent: 1 });
  const picture = Buffer.from(String(body?.['base64_signature']), 'base64');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Trimmed: a little wider than what was drawn.
  expect(picture.readUInt32BE(16)).toBeGreaterThan(150);
  expect(picture.readUInt32BE(16)).toBeLessThan(260);
  expect(picture.readUInt32BE(20)).toBeLessThan(100);
  // The drawing is read once for each time that it is sent.
  expect(messages.filter((line) => !/ERR_|willReadFrequently/.test(line))).toEqual([]);

  // What a second tab still shows as open signs nothing twice.
  await other.getByRole('button', { name: 'Go to signing' }).click();
  await other.getByRole('radio', { name: 'Type' }).check({ force: true });
  await other.getByRole('textbox', { name: 'Your full name' }).fill('Somebody else');
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: 'Sign contract' }).click();
  await other.getByRole('heading', { name: 'You have signed' }).waitFor();
  await completeWaiting();
  expect(await signerOf(contract)).toMatchObject({ state: 'signed', signer: { signature: { kind: 'drawn', name: 'Maëlle Dubois', place: 'Liège' } } }); // prettier-ignore
  await page.reload();
  await heading('Everyone has signed').waitFor();
  const sealed = page.waitForEvent('download');
  await button('Download PDF').click();
  expect((await sealed).suggestedFilename()).toBe(`${NAME}.pdf`);
});

it('is signed by typing, with the keyboard alone', async () => {
  const contract = await send();
  const { signer } = await signerOf(contract);
  const { url } = await contract.admin.call(signInPerson, { body: { contract_id: contract.id, signer_id: signer.id } });
  await page.setViewportSize(desk);
  await page.goto(url);
  await page.getByText(/^You are signing on a screen of .+, in the presence of .+\.$/).waitFor();
  await page.getByRole('group', { name: 'Page 1 of 4' }).getByText('Article 1. Function').waitFor();
  await button('Next page').focus();
  for (const next of [2, 3, 4]) {
    await page.keyboard.press('Enter');
    await pageIsOpen(`Page ${next} of 4`);
  }
  // The button that is gone hands the focus on.
  await page.keyboard.press('Enter');
  await page.getByText('This is a simple electronic signature').waitFor();
  expect(await page.getByText('You have not opened').isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Your name, as typed below.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Maëlle Dubois');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.setViewportSize(desk);
  // A reload keeps the name and the way, and forgets that somebody agreed.
  await page.reload();
  await button('Go to signing').click();
  expect(await page.getByRole('textbox', { name: 'Your full name' }).inputValue()).toBe('Maëlle Dubois');
  expect(await page.getByRole('radio', { name: 'Type' }).isChecked()).toBe(true);
  await page.getByRole('checkbox').check();
  // The name stands in the frame on the paper, below the words that name it.
  const mark = page.locator('.frame').getByText('Maëlle Dubois');
  await mark.waitFor();
  expect(await mark.evaluate((name) => name.scrollWidth <= name.parentElement!.clientWidth)).toBe(true);
  expect(await lookAtLink(page, 'sign-typed')).toEqual([]);
  await page.setViewportSize(desk);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading('You have signed').waitFor();
  expect(await signerOf(contract)).toMatchObject({ signer: { signature: { kind: 'typed', name: 'Maëlle Dubois', presence: expect.any(String) as unknown } } }); // prettier-ignore
});

it('is declined with a reason, wanted on paper, or withdrawn by its sender', async () => {
  const declined = await send();
  await page.setViewportSize(phone);
  await page.goto(`/sign/${declined.token}`);
  await button('Decline').click();
  await page.getByText('will get your answer right away').waitFor();
  await button('Decline contract').click();
  await page.getByText('Describe what is wrong.').waitFor();
  expect(await lookAtLink(page, 'sign-decline')).toEqual([]);
  // A reload keeps what was typed and chosen.
  await page.getByRole('radio', { name: 'I want to talk' }).check();
  await page.getByRole('textbox', { name: 'Anything to add?' }).fill('The start date must be 4 January');
  await page.reload();
  await button('Decline').click();
  expect(await page.getByRole('radio', { name: 'I want to talk' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Something is wrong' }).check();
  expect(await page.getByRole('textbox', { name: 'What is wrong' }).inputValue()).toBe(
    'The start date must be 4 January',
  );
  await button('Decline contract').click();
  await heading('This contract was declined').waitFor();
  const reason = 'Something is wrong in it: The start date must be 4 January';
  expect(await signerOf(declined)).toMatchObject({ state: 'declined', signer: { reason } });

  const onPaper = await send();
  await page.goto(`/sign/${onPaper.token}`);
  await button('I prefer paper').click();
  await page.getByRole('dialog', { name: 'Sign on paper' }).getByText('No one has to sign electronically.').waitFor();
  await button('Ask for paper').click();
  await heading('You sign on paper').waitFor();
  expect((await signerOf(onPaper)).signer.wants_paper_at).not.toBeNull();

  const withdrawn = await send();
  await page.goto(`/sign/${withdrawn.token}`);
  await button('Go to signing').waitFor();
  await withdrawn.admin.call(cancelContract, { body: { contract_id: withdrawn.id, reason: 'Not needed' } });
  await button('Decline').click();
  await page.getByRole('textbox', { name: 'What is wrong' }).fill('The hours are those of last year.');
  await button('Decline contract').click();
  await heading('This link was withdrawn').waitFor();
  // What was written cannot be lost unseen.
  await page.getByText("Your answer wasn't sent.").waitFor();
  await page.getByText('The hours are those of last year.').waitFor();
  expect(await lookAtLink(page, 'sign-withdrawn')).toEqual([]);
});

it('keeps the language that its reader chose, for this link alone', async () => {
  const [contract, other] = [await send(), await send()];
  await page.goto(`/sign/${contract.token}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await page.reload();
  await button('Naar ondertekenen').waitFor();
  await page.goto(`/sign/${other.token}`);
  await button('Go to signing').waitFor();
});

it('says what to do where there is nothing to sign, in the language of its reader', async () => {
  const contract = await send();
  const nobody = await app.as('nobody');
  const real = await nobody.call(getLink, { params: { token: contract.token }, query: {} });
  /** The contract as the page reads it; how it came so far is told elsewhere. */
  let shown: Partial<SignShown> = {};
  await page.route('**/detail', (route) => route.fulfill({ json: { ...real, sign: { ...real.sign, ...shown } } }));
  const signers = [
    { name: 'Maëlle Dubois', role: 'employee', signed: false, you: true } as const,
    { name: 'Nathalie Peeters', role: 'internal_first', signed: false, you: false } as const,
    { name: 'Omar Haddad', role: 'internal_second', signed: false, you: false } as const,
  ];
  for (const [over, title, text] of [
    [{ step: 'waiting' }, "It isn't your turn yet", 'Nathalie Peeters signs first.'],
    [{ step: 'signed', state: 'awaiting_first' }, 'You have signed', 'Still to sign: Nathalie Peeters, Omar Haddad.'],
    [{ step: 'over', state: 'expired' }, 'The time to sign has passed', 'to send the contract again'],
    [{ step: 'over', state: 'cancelled' }, 'This contract was withdrawn', 'There is nothing to do.'],
    [{ step: 'done', state: 'signed', language: 'fr' }, 'Tout le monde a signé', 'Le PDF signé est prêt.'],
  ] as const) {
    shown = { signers, ...over };
    await page.goto(`/sign/${contract.token}`);
    await heading(title).waitFor();
    await page.getByText(text).waitFor();
  }
  expect(await lookAtLink(page, 'sign-done')).toEqual([]);

  shown = { step: 'provider', level: 'qualified', provider_url: 'https://provider.example/sign/7' };
  await page.reload();
  const link = page.getByRole('link', { name: 'Continue to the signing service' });
  expect(await link.getAttribute('href')).toBe('https://provider.example/sign/7');
  expect(await lookAtLink(page, 'sign-provider')).toEqual([]);
  shown = { step: 'done', state: 'signed' };
  await button('Check again').click();
  await heading('Everyone has signed').waitFor();

  // A link that is unknown has no language: that of the browser counts.
  await page.unrouteAll();
  await page.goto(`/sign/${'x'.repeat(43)}`);
  await heading("We don't recognise this link").waitFor();
  expect(await lookAtLink(page, 'sign-unknown')).toEqual([]);
});
