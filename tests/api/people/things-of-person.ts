import { Document, Packer, Paragraph } from 'docx';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { exportData } from '#shared/contract/people/export-data.ts';
import { readPersonDays, savePersonDays } from '#functions/days-off/person-days-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { writeSnapshot } from '#functions/platform/storage/write-snapshot.ts';
import { readPushedDays, savePushedDays } from '#functions/push/pushed-days-store.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aPdf, DOCX } from '#tests/builders/files.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

/** What every drawn person shares: what the company has. */
type Company = {
  readonly admin: ApiClient;
  readonly post: (path: string, body: Record<string, unknown>) => Promise<Record<string, never>>;
  readonly field: number;
  readonly type: number;
  readonly product: number;
  readonly training: number;
  readonly assetType: number;
  readonly template: number;
  readonly other: number;
};

type Subject = {
  readonly id: number;
  /** The person's login. */
  readonly user: number;
  readonly name: string;
  readonly nameBefore: string;
  readonly email: string;
  readonly number: string;
  /** Begins every word that only this person's data have. */
  readonly word: string;
};

/** What is left to do with a thing: what ends that it keeps the person from being erased, and where their texts stay. */
export type Rest = { readonly end?: () => Promise<unknown>; readonly stays?: RegExp };

/** What may go on with or be made of a person, by name. */
type Thing = (company: Company, person: Subject) => Promise<Rest | void>;

const wordFile = (text: string): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] }));

const aContract = async ({ post, template }: Company, employee: number, value: string): Promise<number> => {
  const { id } = await post('contracts/addToEmployee', { employee_id: employee, contract_template_id: template });
  await post('contracts/shortcodes/setCustomShortcodeValue', { contract_id: id, shortcode: 'free_words', value });
  return id!;
};

export const thingsOfPerson = {
  vehicle: async ({ post }, { id, number, word }) => {
    const car = await post('cars/add', aCar({ plate: `1-${number}`, chassis_number: '', related_employee_id: id }));
    await post('activity/addNote', { relatedObject: 'employee', relatedObjectId: id, note: `${word} drives ${car['id']}` }); // prettier-ignore
  },
  asset: async ({ post, assetType }, { id, number }) =>
    void (await post('assets/add', { assetTypeId: assetType, ownerEmployeeId: id, serial_number: number })),
  licence: async ({ post, product }, { id, word }) =>
    void (await post('software/licenses/add', { product_id: product, employee_id: id, username: `${word}.login` })),
  training: async ({ post, training }, { id }) =>
    void (await post('trainings/participants/add', { training_id: training, employee_id: id })),
  dayOff: async ({ post, type }, { id, word }) =>
    void (await post('daysOff/requests/add', { employee_id: id, type_id: type, start_date: '20/12/2023', end_date: '20/12/2023', reason: `${word} travels`, approved: 1 })), // prettier-ignore
  correction: async ({ post, type }, { id, word }) =>
    void (await post('daysOff/balances/correct', { employee_id: id, type_id: type, year: 2023, minutes: 60, reason: `${word} overtime` })), // prettier-ignore
  draft: async (company, { id, word }) => {
    await company.post('contracts/addToEmployee', {
      employee_id: id,
      contract_name: `${word} draft`,
      file_type: 'pdf',
    });
    await aContract(company, id, `${word} agreed`);
  },
  sent: async (company, { id, word }) => {
    const contract = await aContract(company, id, `${word} agreed`);
    await company.post('contracts/sendToEmployee', { contract_id: contract, optional_message: `${word} please sign` });
    return { end: () => company.post('contracts/cancel', { contract_id: contract, reason: `${word} will not` }) };
  },
  signed: async (company, { id, word, name }) => {
    const contract = await aContract(company, id, `${word} agreed`);
    await company.post('contracts/sendToEmployee', { contract_id: contract, method: 'paper' });
    await company.post('contracts/pdfbased/uploadPDF', { contract_id: contract, base64_pdf: aPdf(`Signed by ${name}`).toString('base64') }); // prettier-ignore
    // Law keeps a signed contract with its trail, what is told of it and its files for years after the last day.
    return { stays: new RegExp(`^\\w+ contract#\\d+ ${contract}\\b|^activity contract#${contract} |^contents/contracts/${contract}/|^contracts/(?:arrived|${contract})/`, 'u') }; // prettier-ignore
  },
  deletedDraft: async (company, { id, word }) => {
    const contract = await aContract(company, id, `${word} agreed`);
    await company.post('contracts/delete', { contract_id: contract });
    await company.post('contracts/hardDelete', { contract_id: contract });
  },
  document: async ({ admin }, { id, word }) =>
    void (await uploadDocument(admin, id, {
      object: 'employee',
      name: `${word}.pdf`,
      bytes: aPdf(`${word} in a PDF`),
    })),
  wordDocument: async ({ admin }, { id, word }) =>
    void (await uploadDocument(admin, id, { object: 'employee', name: 'letter.docx', type: DOCX, bytes: await wordFile(`${word} in Word`) })), // prettier-ignore
  deletedDocument: async ({ admin, post }, { id, word }) => {
    const { id: file } = await uploadDocument(admin, id, { object: 'employee', name: `${word}-old.pdf`, bytes: aPdf(`${word} of before`) }); // prettier-ignore
    await post('files/delete', { id: file });
  },
  mail: async ({ post }, { id }) => void (await post('daysOff/links/send', { employee_id: id })),
  fieldAndTag: async ({ post, field }, { id, word }) => {
    await post('customFields/setValue', { object_type: 'employee', object_id: id, [`custom_field_${field}`]: `${word} field` }); // prettier-ignore
    await post('tags/updateTags', { related_object: 'employee', related_object_id: id, tag_names: [`${word} tag`] });
  },
  bulkEdit: async ({ admin, post, field }, { id, word }) =>
    void (await ended(admin, (await post('bulkEdit/start', { object_type: 'employee', ids: [id], set: { [`custom_field_${field}`]: `${word} bulk` } }))['run_id']!)), // prettier-ignore
  imported: async ({ admin }, { name, number, word }) => {
    const file = aWorkbook({ rows: [['Personeelsnummer', 'Functie'], [number, `${word} function`]] }); // prettier-ignore
    const started = await startImport(admin, 'employee', file, `${name}.xlsx`);
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'employee_number' };
    await ended(admin, (await admin.call(check, { body })).run_id);
    await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
  },
  /** The reason why it stays: payroll has the month (docs/areas/trust.md#erasure); no words of the person are in it. */
  pushed: async (_, { id }) => {
    const month = { year: 2024, month: 1, at: new Date().toISOString() };
    const [days, pushed] = [await readPersonDays(id), await readPushedDays(id)];
    await transact([
      savePersonDays(days, { ...days, locked_months: [month] }),
      savePushedDays(pushed, { ...pushed, months: [{ ...month, integration_id: 1, command_id: '1', lines: '' }] }),
    ]);
  },
  snapshot: async () => void (await writeSnapshot(employeeStore, { rowsMin: 1, renewAfterMs: 0 })),
  excelExport: async ({ admin }, { id }) =>
    void (await admin.get('/api/employees/list/excel', { segment_id: 'all', ids: String(id) })),
  dataExport: async ({ admin }, { id }) =>
    void (await ended(admin, (await admin.call(exportData, { body: { employee_id: id } })).run_id)),
  team: async ({ post }, { id, word }) =>
    void (await post('teams/add', { name: `Team of ${id}`, leader_employee_ids: [id] }).then(() =>
      post('activity/addNote', { relatedObject: 'employee', relatedObjectId: id, note: `${word} leads` }),
    )),
  /** Records whose names nobody else may have, two of which are called the same once the person is nobody. */
  namedAfter: async ({ post }, { name, nameBefore }) => {
    for (const each of [name, nameBefore]) await post('teams/add', { name: `Team of ${each}` });
    await post('software/products/add', { name: `Tool of ${name}`, url: 'their-tool.example' });
    await post('customFields/add', { object_type: 'car', name: `Care of ${name}`, type: 'text' });
  },
  reminder: async ({ post }, { id, word }) =>
    void (await post('reminders/add', { related_object: 'employee', related_object_id: id, date: '01/03/2030', message: `${word} asks`, to: 'me', repeat: 'none' })), // prettier-ignore
  view: async ({ post }, { name }) =>
    void (await post('views/add', { list: 'people', name: 'Who is it', state: { columns: null, per_page: 10, sort: null, segment: 'all', search: name, filters: null } })), // prettier-ignore
  noteOfOthers: async ({ post, other }, { name }) =>
    void (await post('activity/addNote', { relatedObject: 'employee', relatedObjectId: other, note: `Works with ${name}` })), // prettier-ignore
  signer: async (company, { user, name }) => {
    const contract = await aContract(company, company.other, 'Nothing');
    await company.post('contracts/sendToEmployee', { contract_id: contract, signers: [{ role: 'internal_first', user_id: user }, { role: 'employee' }] }); // prettier-ignore
    return {
      end: () => company.post('contracts/cancel', { contract_id: contract, reason: `Not with ${name}` }),
      // The frozen file of somebody else's contract stays with that contract.
      stays: new RegExp(`^contracts/${contract}/`, 'u'),
    };
  },
} as const satisfies Readonly<Record<string, Thing>>;

const idOf = (answer: Record<string, never>): number => answer['id']!;

/** What the things of people refer to. */
export const companyOfThings = async (admin: ApiClient, post: Company['post']): Promise<Company> => {
  const { id: template } = await post('contract_template/add', { name: 'Annex', type: 'annex', content_html: '<p>For #employee_name #free_words.</p>', language: 'nl' }); // prettier-ignore
  await post('contract_template/publish', { template_id: template });
  return {
    admin,
    post,
    template: template!,
    field: idOf(await post('customFields/add', { object_type: 'employee', name: 'Emergency', type: 'text' })),
    type: idOf(await post('daysOff/types/add', { name: 'Holiday', has_balance: 1 })),
    product: idOf(await post('software/products/add', { name: 'Tool', url: 'tool.example' })),
    training: idOf(await post('trainings/add', { name: 'First aid', cost: 0, start_date: '11/01/2024', end_date: '11/01/2024' })), // prettier-ignore
    assetType: idOf(await post('assetTypes/add', { name: 'Laptop' })),
    other: idOf(await post('employees/add', { first_name: 'Bob', last_name: 'Mertens', email: 'bob@other.example', start_date: '01/01/2020' })), // prettier-ignore
  };
};
