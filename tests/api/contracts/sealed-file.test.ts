import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PDF } from '@libpdf/core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingKey } from '#functions/platform/signing-key/signing-key.ts';
import { deleteObject } from '#functions/platform/files/objects.ts';
import type { RenderedPdf } from '#functions/platform/pdf/pdf-order.ts';
import { renderPdf } from '#functions/platform/pdf/render-pdf.ts';
import type { SealCertificate, SealedPdf, SealMark, SealOrder } from '#functions/platform/pdf/seal-order.ts';
import { sealPdf } from '#functions/platform/pdf/seal-pdf.ts';
import { verifySeal } from '#functions/platform/pdf/verify-seal.ts';
import { aPdf } from '#tests/builders/files.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';

const SIGNED_AT = '2026-11-22T13:05:09.000Z';

const certificate: SealCertificate = {
  language: 'en',
  title: 'Employment contract of Léa Dubois',
  company: 'Noorderlicht NV (Gent)',
  contract_id: 118,
  signers: [
    {
      name: 'Jan Peeters',
      label: 'The employer',
      identified_by: 'session',
      email: 'jan@noorderlicht.be',
      ip_address: '81.244.12.9',
      agent: 'Mozilla/5.0 Chrome/141',
      opened_at: '2026-11-20T08:14:02.000Z',
      signed_at: '2026-11-20T08:15:00.000Z',
    },
    {
      name: 'Léa #Dubois "x"',
      label: 'The employee',
      identified_by: 'in_person',
      present: 'Sofie Claes',
      signed_at: SIGNED_AT,
      place: 'Gent',
    },
  ],
  audit: { entries: 9, last_hash: 'ab'.repeat(32) },
};

const drawing = (): Uint8Array => {
  const png = new PNG({ width: 120, height: 40 });
  for (let x = 0; x < 120; x += 1) png.data.set([20, 30, 110, 255], (Math.floor(x / 3) * 120 + x) * 4);
  return PNG.sync.write(png);
};

const signedBy = (name: string, signature: SealMark['signature']): SealMark => ({
  signature,
  name,
  label: `Label of ${name}`,
  signed_at: SIGNED_AT,
});

type Shown = { readonly text: string; readonly x: number; readonly y: number };

/** What a viewer shows on the first page: texts, where they begin (in points from the upper left corner), pictures. */
const shownFirst = async (bytes: Uint8Array): Promise<{ texts: Shown[]; pictures: number }> => {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await pdf.promise).getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) =>
    'str' in item ? [{ text: item.str, x: Number(item.transform[4]), y: height - Number(item.transform[5]) }] : [],
  );
  const { fnArray } = await page.getOperatorList();
  await pdf.destroy();
  return { texts, pictures: fnArray.filter((each) => each === OPS.paintImageXObject).length };
};

/** The words of each page, with every run of spaces as one. */
const wordsOf = async (bytes: Uint8Array): Promise<string[]> => {
  const pdf = await PDF.load(bytes, { lenient: false });
  return pdf.getPages().map((page) => page.extractText().text.replaceAll('\u200B', '').replaceAll(/\s+/g, ' '));
};

let runtime: Runtime;
let contract: RenderedPdf;
let order: SealOrder;
let sealed: SealedPdf;

beforeAll(async () => {
  runtime = await startRuntime({ seed: 'none' });
  contract = await renderPdf(
    { header: [], footer: [], body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Terms', marks: [] }] }] },
    {
      title: certificate.title,
      language: 'en',
      date: '2026-11-22',
      images: new Map(),
      signers: [
        { place: 'employee', label: 'The employee', name: 'Léa Dubois' },
        { place: 'internal_first', label: 'The employer', name: 'Jan Peeters' },
      ],
    },
  );
  const marks = contract.places.map(({ signer, ...place }) =>
    signer === 'employee'
      ? { ...signedBy('Léa Dubois', { picture: drawing() }), place }
      : { ...signedBy('Jan Peeters', { typed: 'J. Peeters' }), place },
  );
  order = { bytes: contract.bytes, marks, certificate, sealed_at: SIGNED_AT };
  sealed = await sealPdf(order);
});
afterAll(() => runtime.close());

describe('a sealed file', () => {
  it('is the file that was shown, with something behind it', async () => {
    expect(Buffer.from(sealed.bytes.subarray(0, contract.bytes.length)).equals(Buffer.from(contract.bytes))).toBe(true);
    expect(await verifySeal(sealed.bytes)).toEqual({ ok: true });
    expect(await verifySeal(contract.bytes)).toEqual({ ok: false, fault: 'not_sealed' });
  });

  it('has the marks in their frames, and a page that says how it was signed', async () => {
    const [first = '', ...added] = await wordsOf(sealed.bytes);
    expect(sealed.pages).toBe(contract.pages + added.length);
    expect(first).toContain('Terms');
    const { texts, pictures } = await shownFirst(sealed.bytes);
    const inFrame = (place: SealMark['place'], words: string): void => {
      const found = texts.find(({ text }) => text === words);
      if (!found || !place) throw new Error(`${words} is not shown: ${texts.map(({ text }) => text).join('|')}`);
      expect([found.x > place.x, found.x < place.x + place.width]).toEqual([true, true]);
      expect([found.y > place.y, found.y < place.y + place.height]).toEqual([true, true]);
    };
    const [lea, jan] = order.marks;
    inFrame(lea?.place, 'Léa Dubois · 22/11/2026 14:05');
    inFrame(jan?.place, 'J. Peeters');
    inFrame(jan?.place, 'Jan Peeters · 22/11/2026 14:05');
    expect(pictures).toBe(1);
    const page = added.join(' ');
    for (const words of [
      'Certificate of signing Employment contract of Léa Dubois',
      'Number 118',
      `SHA-256 before signing ${contract.sha256}`,
      'neither an advanced nor a qualified one',
      'Jan Peeters The employer',
      'signing in with their own account',
      'jan@noorderlicht.be',
      '81.244.12.9',
      'Opened 20/11/2026 09:14:02',
      'Signed 20/11/2026 09:15:00',
      'Léa #Dubois "x" The employee',
      'presence, on the device of a manager',
      'Present Sofie Claes',
      'Place Gent',
      `Last hash ${'ab'.repeat(32)}`,
      'Steps 9',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/Deliberate|undefined/);
  });

  it('has the same bytes whoever makes it from the same order, and others a second later', async () => {
    const [one, two, later] = await Promise.all([
      sealPdf(order),
      sealPdf(structuredClone(order)),
      sealPdf({ ...order, sealed_at: '2026-11-22T13:05:10.000Z' }),
    ]);
    expect([one.sha256, two.sha256]).toEqual([sealed.sha256, sealed.sha256]);
    expect(later.sha256).not.toBe(sealed.sha256);
    const certificates = await Promise.all([1, 2, 3].map(() => signingKey().certificate()));
    expect(new Set(certificates.map((each) => Buffer.from(each).toString('hex'))).size).toBe(1);
  });

  it('does not pass with any byte of it changed, cut off or added', async () => {
    const bytes = Buffer.from(sealed.bytes);
    const gap = bytes.lastIndexOf('/Contents <');
    const seal = Array.from({ length: 1_600 }, (_, index) => gap + index * 2);
    const rest = Array.from({ length: 200 }, (_, index) => Math.floor((index * bytes.length) / 200));
    for (const at of [...seal, ...rest, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(at) ^ 0x20, at);
      expect(await verifySeal(changed), String(at)).toMatchObject({ ok: false });
    }
    expect(await verifySeal(bytes.subarray(0, -1))).toMatchObject({ ok: false });
    expect(await verifySeal(Buffer.concat([bytes, Buffer.from('\n')]))).toEqual({ ok: false, fault: 'appended' });
    expect(await verifySeal(new Uint8Array())).toEqual({ ok: false, fault: 'not_sealed' });
  });
});

it.each([
  ['nl', 'Bewijs van ondertekening', 'Verstuurd zonder Bankrekening, Functie', 'geen geavanceerde'],
  ['fr', 'Certificat de signature', 'Envoyé sans Bankrekening, Functie', 'ni une signature avancée'],
  ['en', 'Certificate of signing', 'Sent without Bankrekening, Functie', 'Going on with a simple signature'],
] as const)('puts signatures of an uploaded file and what was chosen on pages in %s', async (language, ...words) => {
  const choice = { by: 'Sofie Claes', reason: 'Starts on Monday' };
  const { bytes } = await sealPdf({
    bytes: aPdf('Uploaded'),
    marks: [signedBy('Jan Peeters', { typed: 'J. Peeters' }), signedBy('Léa Dubois', { picture: drawing() })],
    certificate: {
      ...certificate,
      language,
      missing: { ...choice, names: ['Bankrekening', 'Functie'] },
      simple_level: choice,
    },
    sealed_at: SIGNED_AT,
  });
  const [first, signatures = '', ...pages] = await wordsOf(bytes);
  expect(first).toBe('Uploaded');
  for (const text of ['Label of Jan Peeters', 'J. Peeters', 'Léa Dubois · 22/11/2026 14:05'])
    expect(signatures).toContain(text);
  for (const text of [...words, 'Starts on Monday']) expect(pages.join(' ')).toContain(text);
  expect(await verifySeal(bytes)).toEqual({ ok: true });
});

it('leaves an earlier signature as it was when a sealed file is sealed again', async () => {
  const again = await sealPdf({ ...order, bytes: sealed.bytes, marks: [] });
  expect(Buffer.from(again.bytes.subarray(0, sealed.bytes.length)).equals(Buffer.from(sealed.bytes))).toBe(true);
  expect(await verifySeal(again.bytes)).toEqual({ ok: true });
});

it.each([
  ['no PDF', 'pdf_unreadable', () => Buffer.from('<html>')],
  ['a file without its end', 'pdf_unreadable', () => aPdf().subarray(0, 300)],
  [
    'a file with a password',
    'pdf_protected',
    async () => {
      const pdf = await PDF.load(aPdf());
      pdf.setProtection({ userPassword: 'secret', ownerPassword: 'owner' });
      return pdf.save();
    },
  ],
])('refuses %s', async (_, code, file) => {
  await expect(sealPdf({ ...order, bytes: await file(), marks: [] })).rejects.toMatchObject({ code });
});

it('knows only the seals of keys whose certificate is kept', async () => {
  const folder = join(dirname(process.env['SIGNING_KEY_FILE'] ?? ''), 'files/signing');
  const names = (await readdir(folder)).map((name) => name.replace(/\._S3rver.*/, ''));
  const [name] = new Set(names);
  await deleteObject(`signing/${name}`);
  expect(await verifySeal(sealed.bytes)).toEqual({ ok: false, fault: 'foreign_certificate' });
});
