import { addNote } from '#shared/contract/activity/add-note.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { sendMessageToPayroll } from '#shared/contract/activity/send-message-to-payroll.ts';
import { deleteFile } from '#shared/contract/files/delete-file.ts';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import type { CarBody } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { start } from '#shared/contract/imports/start.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { editTeam } from '#shared/contract/people/edit-team.ts';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { addView } from '#shared/contract/records/add-view.ts';
import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { updateTags } from '#shared/contract/records/update-tags.ts';
import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { addUser } from '#shared/contract/session/add-user.ts';
import { editUser } from '#shared/contract/session/edit-user.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { setPreferences } from '#shared/contract/session/set-preferences.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { ASSET_TYPE_NAME_MAX } from '#shared/assets/asset-type.ts';
import { SERIAL_MAX, VENDOR_MAX } from '#shared/assets/asset.rules.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { TAG_MAX } from '#shared/records/tags.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { mappingOf, uploadFile } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aPng } from '#tests/builders/files.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { BRACES, corpus, IMG, SVG } from './corpus.ts';

const cut = (text: string, max: number): string => text.slice(0, max).trim();
const after = (at: number): string => corpus[(at + 1) % corpus.length]!;

const segmentName = `Segment ${IMG}`;
const textSegmentName = `Typed ${SVG}`;
const teamName = `Team ${SVG}`;
const ownName = `Admin ${IMG}`;
const userName = `User ${SVG}`;
const help = `Help ${IMG}`;
const personField = `Badge ${IMG}`;
const TEXT = Buffer.from('Besproken op 3 maart');
const LINK_VALUE = `https://example.com/${SVG}`;

/** Adds a person and a vehicle for each text, with the text in every field that accepts it. */
const plantRecords = async (admin: ApiClient) => {
  const { id: team } = await admin.call(addTeam, { body: { name: teamName } });
  const people: number[] = [];
  const cars: number[] = [];
  for (const [at, text] of corpus.entries()) {
    const person = await admin.call(addEmployee, {
      body: {
        first_name: text,
        last_name: after(at),
        phone: cut(text, 40),
        employee_number: cut(text, 40),
        team_ids: [team],
      },
    });
    const body = aCar({
      brand: text,
      model: after(at),
      plate: `9-XSS-${100 + at}`,
      color: text,
      supplier: text,
      specifics: text,
      own_contribution: 25,
      own_contribution_payment_type: cut(text, 60),
      related_employee_id: person.id,
    });
    const car = await admin.call(addCar, { body: body as CarBody });
    people.push(person.id);
    cars.push(car.id);
  }
  await admin.call(editTeam, { body: { id: team, leader_employee_ids: people.slice(0, 1) } });
  return { team, people, cars };
};

/** Adds custom fields of every type that accepts text, and tags, to all vehicles. */
const plantFields = async (admin: ApiClient, cars: readonly number[], person: number) => {
  const define = async (type: 'textfield' | 'text' | 'hyperlink' | 'select_option', name: string) => {
    const options = type === 'select_option' ? corpus.map((text) => ({ name: text })) : [];
    return (await admin.call(addCustomField, { body: { object_type: 'car', name, type, help_text: help, options } }))
      .id;
  };
  const fieldNames = [`Line ${IMG}`, `Lines ${SVG}`, `Link ${BRACES}`, `Choice </title>${SVG}`] as const;
  const line = await define('textfield', fieldNames[0]);
  const lines = await define('text', fieldNames[1]);
  const link = await define('hyperlink', fieldNames[2]);
  const choice = await define('select_option', fieldNames[3]);
  for (const [at, id] of cars.entries()) {
    const text = corpus[at]!;
    await admin.call(setCustomFieldValue, {
      body: {
        object_type: 'car',
        object_id: id,
        [customKey(line)]: text,
        [customKey(lines)]: `${text}\n${text}`,
        [customKey(link)]: LINK_VALUE,
        [customKey(choice)]: at + 1,
      },
    });
  }
  const tags = corpus.filter((text) => text.length <= TAG_MAX && !text.includes(',')).slice(0, 30);
  for (const [at, id] of cars.entries()) {
    const tag_names = at === 0 ? tags : tags.slice(at, at + 1);
    await admin.call(updateTags, { body: { related_object: 'car', related_object_id: id, tag_names } });
  }
  const { id: badge } = await admin.call(addCustomField, {
    body: { object_type: 'employee', name: personField, type: 'textfield', help_text: help },
  });
  await admin.call(setCustomFieldValue, {
    body: { object_type: 'employee', object_id: person, [customKey(badge)]: SVG },
  });
  await admin.call(setPreferences, {
    params: { list: 'fleet' },
    body: {
      columns: ['supplier', 'color', 'person_name', 'own_contribution_payment_type', 'tags'].concat(
        [line, lines, link, choice].map(customKey),
      ),
    },
  });
  return { fieldNames, tags, link, choice };
};

const plantFiles = async (admin: ApiClient, car: number) => {
  const names = corpus
    .filter((text) => !/[/\\\u200D]/.test(text))
    .slice(0, 8)
    .map((text) => `${text}.txt`);
  for (const name of names) await uploadDocument(admin, car, { name, type: 'text/plain', bytes: TEXT });
  const gone = await uploadDocument(admin, car, { name: `gone ${IMG}.txt`, type: 'text/plain', bytes: TEXT });
  await admin.call(deleteFile, { body: { id: gone.id } });
  const picture = await uploadDocument(admin, car, { name: `${IMG}.png`, type: 'image/png', bytes: aPng() });
  return { files: [...names, `${IMG}.png`], picture: picture.id };
};

const viewName = `View ${IMG}`;

const plantLists = async (admin: ApiClient, choice: number) => {
  const filterTexts = corpus.slice(0, 20);
  const filter: SegmentFilter = {
    match: 'any',
    conditions: filterTexts.map((text) => ({ column: 'supplier', operator: 'contains', values: [text] })),
  };
  const { id: segment } = await admin.call(addSegment, {
    body: {
      object_type: 'car',
      name: segmentName,
      shared: 1,
      filter: { match: 'all', conditions: [{ column: customKey(choice), operator: 'not_empty', values: [] }] },
    },
  });
  const { id: textSegment } = await admin.call(addSegment, {
    body: { object_type: 'car', name: textSegmentName, filter },
  });
  await admin.call(addView, {
    body: {
      list: 'fleet',
      name: viewName,
      shared: 1,
      state: { columns: null, per_page: 10, sort: null, segment: 'all', search: IMG, filters: filter },
    },
  });
  return { segment, textSegment, viewName, filter, filterTexts };
};

/** A leading quote in a cell is Excel's own mark; an end of CDATA is no text in XML. */
const cells = corpus.filter((text) => !text.includes(']]>') && !text.startsWith("'"));
const importHeader = `Header ${IMG}`;

const plantImports = async (admin: ApiClient) => {
  const importFile = `${IMG}.xlsx`;
  const rows: SheetCell[][] = [
    ['Voornaam', 'Naam', 'Team', 'Statuut', importHeader],
    [IMG, SVG, IMG, null, SVG],
    ...cells.map((text) => [text, text, null, text, text]),
    ...cells.map((text) => [text, text, null, null, text]),
  ];
  const checked = async () => {
    const upload = await uploadFile(admin, aWorkbook({ rows }), importFile);
    const started = await admin.call(start, { params: { object: 'employee' }, body: { upload_id: upload } });
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: '' };
    const { run_id: checkRun } = await admin.call(check, { body });
    await ended(admin, checkRun);
    return { upload, importId: started.import_id, checkRun };
  };
  const { importId } = await checked();
  const { run_id: run } = await admin.call(commit, { body: { import_id: importId } });
  await ended(admin, run);
  return { ...(await checked()), run, importFile, importHeader, importCells: cells };
};

/** Adds an asset type and an asset for each text, which is cut to the maximum that the API accepts. */
const plantAssets = async (admin: ApiClient, people: readonly number[]) => {
  const assets: number[] = [];
  const names = corpus.map((text) => cut(text, ASSET_TYPE_NAME_MAX));
  for (const [at, name] of names.entries()) {
    const type = await admin.call(addAssetType, { body: { name } });
    const own = { vendor: cut(corpus[at]!, VENDOR_MAX), serial_number: cut(corpus[at]!, SERIAL_MAX) };
    const body = { assetTypeId: type.id, ownerEmployeeId: people[at]!, ...own };
    assets.push((await admin.call(addAsset, { body })).id);
  }
  return { assets, assetNames: names };
};

/** Plants the corpus wherever people can type or upload text; the name of the administrator is hostile, too. */
export const plant = async (admin: ApiClient) => {
  const { user_id: self } = await admin.call(getProfile, {});
  await admin.call(editUser, { body: { id: self, name: ownName } });
  const { id: user } = await admin.call(addUser, {
    body: { email: 'hostile@example.com', name: userName, role: 'read_only' },
  });
  const { team, people, cars } = await plantRecords(admin);
  const [car, editedCar, person] = [cars[0]!, cars[1]!, people[0]!];
  const assets = await plantAssets(admin, people);
  const fields = await plantFields(admin, cars, person);
  const lists = await plantLists(admin, fields.choice);
  const imports = await plantImports(admin);
  const files = await plantFiles(admin, car);
  for (const text of corpus) await admin.call(editCar, { body: { car_id: editedCar, supplier: text, color: text } });
  await admin.call(sendMessageToPayroll, { body: { related_object: 'car', related_object_id: car, message: SVG } });
  // The notes come last, so that home and the feed of the company begin with them.
  for (const note of corpus) await admin.call(addNote, { body: { relatedObject: 'car', relatedObjectId: car, note } });
  return {
    user,
    team,
    car,
    editedCar,
    person,
    ...assets,
    ...fields,
    ...lists,
    ...imports,
    ...files,
    segmentName,
    textSegmentName,
    teamName,
    ownName,
    userName,
    help,
    personField,
    brand: corpus[0]!,
    model: corpus[1]!,
    linkShown: LINK_VALUE.replace('https://', ''),
  };
};
export type Planted = Awaited<ReturnType<typeof plant>>;
