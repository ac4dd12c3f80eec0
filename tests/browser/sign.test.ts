import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import type { LinkDetail, SignShown } from '#shared/contract/links/link-detail.ts';
import { aPdf } from '#tests/builders/files.ts';
import { auditNow, desk, newContext, phone, shoot, startDesk } from './harness/browser.ts';

/** Everything that the page loads before the viewer of PDFs (docs/areas/links.md#signing). */
const MAX_KB = 90;
const PAGES = ['Article 1. Function', 'Article 2. Pay', 'Article 3. Place of work', 'Article 4. Notice'];
const TOKEN = 'x'.repeat(43);
const file = aPdf(...PAGES);

const { app, browser } = await startDesk();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await newContext(browser, app.url);
  page = await context.newPage();
  await page.setViewportSize(phone);
});

const shown: SignShown = {
  contract_name: 'Employment contract, open-ended',
  person_name: 'Maëlle Dubois',
  level: 'simple',
  pages: PAGES.length,
  file_url: '/file.pdf',
  sha256: createHash('sha256').update(file).digest('hex'),
  expires_on: '13/12/2026',
  state: 'awaiting_employee',
  step: 'sign',
  provider_url: null,
  language: 'en',
  message: null,
  sent_by: 'Nathalie Peeters',
  signed_on: null,
  signers: [
    { name: 'Maëlle Dubois', role: 'employee', signed: false, you: true },
    { name: 'Nathalie Peeters', role: 'internal_first', signed: false, you: false },
  ],
  in_presence_of: null,
};
const detail: LinkDetail = {
  purpose: 'sign',
  person: 'Maëlle Dubois',
  company: 'Noorderlicht NV',
  title: 'Employment contract, open-ended',
  facts: [],
  notice: null,
  answers: [],
  answer: null,
  ask: { name: 'Nathalie Peeters', address: 'nathalie@noorderlicht.example' },
  state: 'open',
  until: '14/12/2026 00:00',
  has_calendar: false,
};

/** What the page sent, and the contract that it reads: it moves on as its signer answers. */
type Served = {
  shown: SignShown;
  answers: { body: Record<string, unknown>; key: string | undefined }[];
  isDown: boolean;
};

const steps: Readonly<Record<string, Partial<SignShown>>> = {
  sign: { step: 'signed', signed_on: '22/11/2026 10:12' },
  decline: { step: 'declined', state: 'declined' },
  paper: { step: 'paper' },
};

/** Answers the calls of the page of a contract in place of the server. */
const serveContract = async (on: Page, over: Partial<SignShown> = {}): Promise<Served> => {
  const served: Served = { shown: { ...shown, ...over }, answers: [], isDown: false };
  await on.unrouteAll();
  await on.route('**/api/links/**', async (route) => {
    const request = route.request();
    if (served.isDown) return route.abort();
    if (!request.url().endsWith('/answer')) return route.fulfill({ json: { ...detail, ok: 1, sign: served.shown } });
    const body = request.postDataJSON() as Record<string, unknown>;
    served.answers.push({ body, key: request.headers()['idempotency-key'] });
    served.shown = { ...served.shown, ...steps[String(body['decision'])] };
    return route.fulfill({ json: { ok: 1 } });
  });
  await on.route('**/file.pdf', (route) => route.fulfill({ body: file, contentType: 'application/pdf' }));
  return served;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name });
const signButton = () => button('Sign contract');
/** The number of the page stands at two places, of which each width shows some. */
const pageIsOpen = (words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor();
/** A button that is off still says what is missing, so it takes presses. */
const pressSign = () => signButton().click({ force: true });

/** What axe finds at both sizes and in both schemes. */
const problemsOf = async (name: string): Promise<string[]> => {
  const found: string[] = [];
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await shoot(page, `sign-${name}-${size.width}-${colorScheme}`);
      found.push(...(await auditNow(page)).map((line) => `${name} ${size.width} ${colorScheme} ${line}`));
    }
  }
  await page.setViewportSize(phone);
  return found;
};

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
  const served = await serveContract(page, { message: 'Welcome, Maëlle!' });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  const loaded: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    loaded.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length / 1000], () => ['', 0])); // prettier-ignore
  });
  const response = await page.goto(`/sign/${TOKEN}`);
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("worker-src 'self'; form-action 'none'") as unknown,
    'cache-control': 'no-store',
  });
  await page.getByRole('group', { name: 'Page 1 of 4' }).getByText('Article 1. Function').waitFor();
  // The words of every page are there for those who hear it, drawn or not.
  expect(await page.getByText('Article 4. Notice').count()).toBe(1);
  const files = (await Promise.all(loaded)).filter(([path]) => path.startsWith('/sign') || path.startsWith('/static/'));
  const viewer = new Set(files.toSorted(([, one], [, other]) => other - one).slice(0, 2));
  const kilobytes = files.filter((each) => !viewer.has(each)).reduce((sum, [, size]) => sum + size, 0);
  process.stderr.write(`signing page: ${kilobytes.toFixed(1)} kB, viewer ${[...viewer].map(([, size]) => size.toFixed(0)).join(' + ')} kB\n`); // prettier-ignore
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(MAX_KB);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await problemsOf('read')).toEqual([]);

  await pageIsOpen('Page 1 of 4');
  await button('Larger').click();
  await page.getByText('125 %').waitFor();
  await button('Smaller').click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await button('Volgende pagina').click();
  await pageIsOpen('Pagina 2 van 4');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('en');
  const download = page.waitForEvent('download');
  await button('Download PDF').click();
  expect((await download).suggestedFilename()).toBe('Employment contract, open-ended.pdf');

  await button('Go to signing').click();
  await page.getByText('You have not opened pages 3 and 4.').waitFor();
  expect(await signButton().getAttribute('aria-disabled')).toBe('true');
  await pressSign();
  await page.getByText('Still missing: your drawn signature, your full name, your consent.').waitFor();
  await page.getByText('Enter your full name.').waitFor();
  expect(await problemsOf('missing')).toEqual([]);
  await draw();
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Maëlle Dubois');
  await page.getByRole('textbox', { name: 'Place' }).fill('Liège');
  await page.getByRole('checkbox').check();
  await expect.poll(() => signButton().getAttribute('aria-disabled')).toBe('false');
  // Turned to the side and back, the drawing is still there.
  await page.setViewportSize({ width: 320, height: phone.height });
  await page.setViewportSize(phone);
  expect(await problemsOf('drawn')).toEqual([]);

  served.isDown = true;
  await context.setOffline(true);
  await page.getByText('No connection. What you drew and typed stays here.').waitFor();
  await signButton().click();
  await page.getByText('It was not sent: there is no connection.').waitFor();
  expect(await problemsOf('offline')).toEqual([]);
  served.isDown = false;
  await context.setOffline(false);
  await heading('You have signed').waitFor();
  await page.getByText('Still to sign: Nathalie Peeters.').waitFor();
  const { body, key } = served.answers[0] ?? {};
  expect(served.answers).toHaveLength(1);
  expect(key).toMatch(/^[\w-]{36}$/);
  expect(body).toMatchObject({ decision: 'sign', name: 'Maëlle Dubois', place: 'Liège', consent: 1 });
  const picture = Buffer.from(String(body?.['base64_signature']), 'base64');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Trimmed: a little wider than what was drawn.
  expect(picture.readUInt32BE(16)).toBeGreaterThan(150);
  expect(picture.readUInt32BE(16)).toBeLessThan(260);
  expect(picture.readUInt32BE(20)).toBeLessThan(100);
  expect(await problemsOf('signed')).toEqual([]);
  expect(messages.filter((line) => !line.includes('ERR_'))).toEqual([]);
});

it('is signed by typing, with the keyboard alone', async () => {
  const served = await serveContract(page, { level: 'qualified', in_presence_of: 'Nathalie Peeters' });
  await page.setViewportSize(desk);
  await page.goto(`/sign/${TOKEN}`);
  await page
    .getByText('You are signing on a screen of Noorderlicht NV, in the presence of Nathalie Peeters.')
    .waitFor();
  await page.getByRole('group', { name: 'Page 1 of 4' }).getByText('Article 1. Function').waitFor();
  await button('Next page').focus();
  for (const next of [2, 3, 4]) {
    await page.keyboard.press('Enter');
    await pageIsOpen(`Page ${next} of 4`);
  }
  // The button that is gone hands the focus on.
  await page.keyboard.press('Enter');
  await page.getByText('4 of 4 pages read').waitFor();
  await page.getByText('it has the same weight as a handwritten one').waitFor();
  expect(await page.getByText('You have not opened').isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Your name as you type it below.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Maëlle Dubois');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await problemsOf('typed')).toEqual([]);
  await page.setViewportSize(desk);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading('You have signed').waitFor();
  expect(served.answers.map(({ body }) => body)).toEqual([{ decision: 'sign', name: 'Maëlle Dubois', consent: 1 }]);
});

it('is declined with a reason, or wanted on paper', async () => {
  const declined = await serveContract(page);
  await page.setViewportSize(phone);
  await page.goto(`/sign/${TOKEN}`);
  await button('Decline').click();
  await page.getByText('Nathalie Peeters will get your answer at once').waitFor();
  await button('Decline contract').click();
  await page.getByText('Write what is wrong.').waitFor();
  expect(await problemsOf('decline')).toEqual([]);
  await page.getByRole('textbox', { name: 'What is wrong' }).fill('The start date must be 4 January');
  await button('Decline contract').click();
  await heading('This contract was declined').waitFor();
  const reason = 'Something in it is wrong: The start date must be 4 January';
  expect(declined.answers.map(({ body }) => body)).toEqual([{ decision: 'decline', reason }]);

  const onPaper = await serveContract(page);
  await page.reload();
  await button('I prefer paper').click();
  await page.getByText('Nobody has to sign electronically.').waitFor();
  await button('Ask for paper').click();
  await heading('You sign on paper').waitFor();
  expect(onPaper.answers.map(({ body }) => body)).toEqual([{ decision: 'paper' }]);
});

it('says what to do where there is nothing to sign', async () => {
  for (const [over, title, text] of [
    [{ step: 'waiting' }, 'It is not your turn yet', 'Nathalie Peeters signs first.'],
    [{ step: 'signed', state: 'completing' }, 'You have signed', 'The signed PDF is being made'],
    [{ step: 'done', state: 'signed' }, 'Everybody has signed', 'Download it and keep it'],
    [{ step: 'over', state: 'expired' }, 'The time to sign is over', 'Ask Nathalie Peeters to send'],
    [{ step: 'over', state: 'cancelled' }, 'This contract was withdrawn', 'There is nothing to do.'],
    [{ step: 'done', state: 'signed', language: 'fr' }, 'Tout le monde a signé', 'Le PDF signé est prêt.'],
  ] as const) {
    await serveContract(page, over);
    await page.goto(`/sign/${TOKEN}`);
    await heading(title).waitFor();
    await page.getByText(text).waitFor();
  }
  expect(await problemsOf('done')).toEqual([]);

  const served = await serveContract(page, { step: 'provider', provider_url: 'https://provider.example/sign/7' });
  await page.goto(`/sign/${TOKEN}`);
  const link = page.getByRole('link', { name: 'Continue to the signing service' });
  expect(await link.getAttribute('href')).toBe('https://provider.example/sign/7');
  expect(await problemsOf('provider')).toEqual([]);
  served.shown = { ...served.shown, step: 'done', state: 'signed' };
  await button('Check again').click();
  await heading('Everybody has signed').waitFor();

  // The server itself knows no such link; the browser of the signer speaks Dutch.
  await page.unrouteAll();
  await page.reload();
  await heading('We kennen deze link niet').waitFor();
  expect(await problemsOf('unknown')).toEqual([]);
});
