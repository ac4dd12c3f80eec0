import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { DocumentType } from '#shared/documents/document.ts';
import { fillContent } from '#shared/document-content/fill.rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { cleanContent } from '#functions/platform/content/clean-content.ts';
import { addDocument, objectKeyOf, type StoredDocument } from '#functions/platform/documents/document-store.ts';
import { contentDisposition } from '#functions/platform/files/download.ts';
import { putBytes } from '#functions/platform/files/objects.ts';
import { renderPdf } from '#functions/platform/pdf/render-pdf.ts';
import { partKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { Author, recorder } from './events.ts';

/** A document of the demo: the same file beside every record that has it, valid for so many days where it ends. */
type Paper = {
  filename: string;
  type: DocumentType;
  language: 'nl' | 'fr';
  title: string;
  lines: readonly string[];
  days?: number;
};

const papers = {
  registration: { filename: 'Kentekenbewijs.pdf', type: 'registration', language: 'nl', title: 'Kentekenbewijs (kopie)', lines: ['Kopie voor het dossier van het voertuig.', 'Het origineel ligt in het voertuig.'] },
  insurance: { filename: 'Groene kaart.pdf', type: 'insurance', language: 'nl', title: 'Internationaal verzekeringsbewijs', lines: ['Burgerlijke aansprakelijkheid, rechtsbijstand en bijstand onderweg.', 'Bij een ongeval: vul het aanrijdingsformulier in en bel het nummer op de kaart.'], days: 365 },
  inspection: { filename: 'Contrôle technique.pdf', type: 'inspection', language: 'fr', title: 'Certificat de visite', lines: ["Aucun défaut constaté lors du contrôle.", "Le véhicule est en ordre jusqu'à la prochaine visite."], days: 365 },
  certificate: { filename: 'Attest EHBO.pdf', type: 'certificate', language: 'nl', title: 'Attest eerste hulp', lines: ['De deelnemer volgde de basisopleiding bedrijfseerstehulp.', 'Een bijscholing volgt binnen het jaar.'] },
  letter: { filename: 'Lettre de bienvenue.pdf', type: 'letter', language: 'fr', title: 'Bienvenue chez nous', lines: ['Voici ce qui vous attend pendant votre première semaine.', 'Votre responsable vous accueille le premier jour à neuf heures.'] },
  invoice: { filename: 'Factuur.pdf', type: 'invoice', language: 'nl', title: 'Factuur', lines: ['Levering van materiaal volgens bestelbon.', 'Betaalbaar binnen dertig dagen na factuurdatum.'] },
  manual: { filename: 'Handleiding.pdf', type: 'other', language: 'nl', title: 'Korte handleiding', lines: ['Zet het toestel aan en volg de stappen op het scherm.', 'Vragen? Bel de helpdesk.'] },
} as const satisfies Readonly<Record<string, Paper>>; // prettier-ignore
type PaperName = keyof typeof papers;

/** The day that the files give as their own, so that they are the same each time. */
const PRINTED = '2026-01-15';

/** Rendering takes longer than all the rest of the seed, so what was rendered once is kept on this machine. */
const cache = join(tmpdir(), 'demo-documents');

const printed = async ({ title, lines, language }: Paper): Promise<Buffer> => {
  const html = `<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}<p><em>Demo</em></p>`;
  const file = join(cache, `${createHash('sha256').update(html).digest('hex')}.pdf`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const cleaned = await cleanContent(html);
  const { content } = fillContent(cleaned.content, {}, { missing: 'mark', label: (field) => field });
  const about = { title, language, date: PRINTED, images: new Map(), signers: [] };
  const bytes = Buffer.from((await renderPdf(content, about)).bytes);
  await mkdir(cache, { recursive: true });
  await writeFile(file, bytes);
  return bytes;
};

/** Which papers stand beside the records of a kind. */
const kinds = {
  car: ['registration', 'insurance', 'inspection'],
  employee: ['certificate', 'letter'],
  asset: ['invoice', 'manual'],
} as const satisfies Readonly<Partial<Record<ObjectType, readonly PaperName[]>>>;

const EVERY = 5;

type Demo = {
  readonly day: IsoDate;
  readonly author: Author;
  /** The records by kind, with the day since when they are known. */
  readonly records: Readonly<
    Record<keyof typeof kinds, readonly { readonly id: number; readonly created_at: string }[]>
  >;
  readonly record: ReturnType<typeof recorder>['record'];
};

/** How many documents a record has, which an upload counts up. */
const countWrite = (object: ObjectType, id: number, documents: number): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...partKey(object, id, 'documents'), documents } } }),
});

/** The documents of every fifth vehicle, person and asset: their files are stored, their writes are returned. */
export const demoDocuments = async ({ day, author, records, record }: Demo): Promise<Write[]> => {
  const writes: Write[] = [];
  const entries = Object.entries(kinds) as [keyof typeof kinds, readonly PaperName[]][];
  for (const [object, names] of entries) {
    const chosen = records[object].filter((_, place) => place % EVERY === 1);
    writes.push(...chosen.map(({ id }) => countWrite(object, id, names.length)));
    for (const [at, name] of names.entries()) {
      const paper: Paper = papers[name];
      const bytes = await printed(paper);
      for (const { id, created_at: created } of chosen) {
        const since = created.slice(0, 10);
        const wanted = addDays(day, -30 - ((id * 7 + at * 11) % 300));
        const uploaded = wanted < since ? since : wanted;
        const fileId = `0DEM${at}${object.slice(0, 3).toUpperCase()}${String(id).padStart(18, '0')}`;
        const document: StoredDocument = {
          object,
          objectId: id,
          fileId,
          version: 1,
          filename: paper.filename,
          size: bytes.length,
          content_type: 'application/pdf',
          sha256: createHash('sha256').update(bytes).digest('hex'),
          document_type: paper.type,
          valid_until: paper.days === undefined ? null : addDays(uploaded, paper.days),
          uploaded_at: `${uploaded}T09:00:00.000Z`,
          uploaded_by: { user_id: author.user_id, name: author.name },
          purge_at: null,
        };
        await putBytes(objectKeyOf(fileId), bytes, document.content_type, contentDisposition(paper.filename));
        const [put] = addDocument(document);
        if (put) writes.push(put);
        writes.push(...record(object, id, uploaded, 'file_added', { filename: paper.filename }));
      }
    }
  }
  return writes;
};
