import { ulid } from 'ulid';
import type { EventPayload, EventType } from '#shared/activity/events.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Asset } from '#shared/assets/asset.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Template } from '#shared/templates/template.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { newFileContract, newTextContract, templateOrigin } from '#functions/contracts/new-contract.ts';
import { takePdf } from '#functions/contracts/uploaded-pdf.ts';
import { newEvent, recordEvent, storeEvent, type StoredEvent } from '#functions/platform/events/record-event.ts';
import { onDay } from '#functions/platform/runtime/clock.ts';
import { forgetCollections } from '#functions/platform/storage/collection.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { writeCompany } from '#functions/platform/session/company.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { categoryStore, planCategories } from '#functions/templates/categories.ts';
import { planPartnerTemplate } from '#functions/templates/partner-templates.ts';
import { librarySignatures } from '#functions/templates/public-library.ts';
import {
  patchTemplate,
  newTemplate,
  publishedTemplate,
  templateFolder,
} from '#functions/templates/template-changes.ts';
import { templateStore } from '#functions/templates/template-store.ts';
import { keepText } from '#functions/templates/template-text.ts';
import { keepVersion } from '#functions/templates/template-versions.ts';
import { writePartnerName } from '#functions/templates/template-wire.ts';
import { writeAll, writeCounter } from './batch-writer.ts';
import {
  demoCategories,
  demoCompany,
  demoContracts,
  demoPartnerFile,
  demoTemplateHtml,
  demoTemplates,
} from './contract-plans.ts';
import { recorder, type Author } from './events.ts';
import { letterPdf } from './letter-pdf.ts';
import { randomSource } from './random.ts';
import { demoRepublished, republishedHtml } from './signing-plans.ts';
import { writeSendings } from './write-signing.ts';

type Demo = {
  readonly day: IsoDate;
  readonly people: readonly Employee[];
  readonly authors: readonly Author[];
  readonly assets: readonly Asset[];
  readonly vehicles: readonly Vehicle[];
};

type Events = ReturnType<typeof recorder>;
type Made = { readonly value: Contract; readonly day: IsoDate; readonly template: string | undefined };

const at = (day: IsoDate): string => `${day}T10:00:00.000Z`;

/** How long ago the company set its templates up, in days. */
const TEMPLATES_DAYS_AGO = 40;

/** An event of a template by whoever wrote it, at the moment that the template tells, too. */
const eventAt = <T extends EventType>(
  actor: Actor,
  id: number,
  moment: string,
  type: T,
  payload: EventPayload<T>,
): Write => {
  const event = newEvent(actor, { object: 'contract_template', id, type, payload });
  // why: an event of one type is an event of any
  return storeEvent({ ...event, id: ulid(Date.parse(moment)), at: moment } as StoredEvent);
};

/** The templates of the company, published; they are signed for the company by the actor. */
const templateWrites = (actor: Actor, day: IsoDate): Promise<Write[][]> =>
  Promise.all(
    demoTemplates.map(async ([model, name, type, language, category], index) => {
      const id = index + 1;
      const content_html = demoTemplateHtml(model);
      const kept = await keepText(templateFolder(id), content_html);
      const signatures = librarySignatures({ content_html });
      const added = newTemplate(actor, id, { name, type, language, category_id: category, content_html }, kept, {
        is_partner: 0,
        ...signatures,
        ...(type === 'other' && { employee_signature_required: 0 }),
        internal_signer_user_id: signatures.internal_signature_required === 1 ? actor.user_id : 0,
      });
      const written = addDays(day, -1);
      const { after, version } = publishedTemplate(actor, { ...added, created_at: at(written) });
      const value: Template = { ...after, changed_at: at(day) };
      return [
        templateStore.create(value),
        keepVersion(id, { ...version, published_at: at(day) }),
        eventAt(actor, id, at(written), 'template_added', { name }),
        eventAt(actor, id, at(day), 'template_published', { name, number: version.number }),
      ];
    }),
  );

const partnerWrites = async (actor: Actor): Promise<Write[][]> =>
  Promise.all(
    demoPartnerFile.templates.map(
      async (text, index) =>
        (await planPartnerTemplate(actor, demoTemplates.length + index + 1, text)).writes as Write[],
    ),
  );

const textContracts = (actor: Actor, { day, people }: Demo, firstId: number): Promise<Made[]> =>
  Promise.all(
    demoContracts.map(async ({ template, person, days_ago: ago, values = {} }, index) => {
      const about = { actor, id: firstId + index, employee_id: people[person]?.id ?? 1, name: undefined };
      const origin = await templateOrigin(actor, template);
      const value = await newTextContract({ ...about, about: [], custom: values }, origin);
      return { value, day: addDays(day, -ago), template: origin.name };
    }),
  );

/** A contract of before, as the file that was signed on paper. */
const fileContract = async (actor: Actor, { day, people }: Demo, id: number): Promise<Made> => {
  const order = { actor, id, employee_id: people[10]?.id ?? 1, name: 'Arbeidsovereenkomst (scan)', about: [], custom: {} }; // prettier-ignore
  const value = newFileContract(order, { internal: 0, employee: 1 });
  const sent = { base64_pdf: letterPdf('Arbeidsovereenkomst').toString('base64') };
  const { pdf } = await takePdf(actor, value, sent);
  return { value: { ...value, pdf }, day: addDays(day, -3), template: undefined };
};

const contractWrites = ({ value, day, template }: Made, { record, nameOf }: Events): Write[] => {
  const { id, name, employee_id } = value;
  const told = { name, person_name: nameOf(employee_id), employee_id };
  const added = { ...told, ...(template !== undefined && { template_name: template }) };
  return [
    contractStore.create({ ...value, created_at: at(day) }),
    ...record('contract', id, day, 'contract_added', added, [['employee', employee_id]]),
    ...(value.pdf
      ? record('contract', id, addDays(day, 1), 'contract_file_added', { ...told, pages: value.pdf.pages }, [['employee', employee_id]])
      : []),
  ]; // prettier-ignore
};

/** Publishes a template of the company a second time, with a text that changed. */
const publishAgain = async (actor: Actor, { template: id }: typeof demoRepublished): Promise<void> => {
  const before = await templateStore.get(id);
  const [model] = demoTemplates[id - 1] ?? [];
  if (!before || model === undefined) throw new Error(`template ${id} of the demo is missing`);
  const kept = await keepText(templateFolder(id), republishedHtml(demoTemplateHtml(model)));
  const { after, version } = publishedTemplate(actor, patchTemplate(actor, before, {}, kept));
  const told = { name: after.name, number: version.number };
  const event = recordEvent(actor, { object: 'contract_template', id, type: 'template_published', payload: told });
  await transact([templateStore.update(before, after), keepVersion(id, version), event]);
};

/** Writes what contracts say of the company, the templates with their categories, and contracts in every state. */
export const writeContracts = async (demo: Demo): Promise<void> => {
  const actor = await loadActor('admin');
  const events = recorder(randomSource(83), demo.people, demo.authors);
  const setUp = addDays(demo.day, -TEMPLATES_DAYS_AGO);
  const [own, partner] = await onDay(setUp, () => Promise.all([templateWrites(actor, setUp), partnerWrites(actor)]));
  await writeAll([
    writeCompany(demoCompany),
    writePartnerName(demoPartnerFile.partner_name),
    ...planCategories([], demoCategories, 1).writes,
    ...own.flat(),
    ...partner.flat(),
  ]);
  await writeCounter(categoryStore.type, demoCategories.length);
  await writeCounter(templateStore.type, demoTemplates.length + demoPartnerFile.templates.length);
  forgetCollections();
  const sent = await writeSendings(actor, demo, async (ago) => {
    if (ago === demoRepublished.ago) await publishAgain(actor, demoRepublished);
  });
  const drafts = await textContracts(actor, demo, sent + 1);
  const last = sent + drafts.length + 1;
  const made = [...drafts, await fileContract(actor, demo, last)];
  await writeAll(made.flatMap((each) => contractWrites(each, events)));
  await writeCounter(contractStore.type, last);
};
