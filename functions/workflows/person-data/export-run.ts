import { safeFileName } from '#shared/documents/file-name.ts';
import { personName } from '#shared/people/employee.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianMoment, toDmy } from '#shared/values/dates.ts';
import { fillText } from '#shared/values/fill-text.ts';
import { PERSON_EXPORT_KIND, personExportRights, type PersonExportInput } from '#functions/people/person-data.ts';
import { storedPerson } from '#functions/people/person-sight.ts';
import { personInSight } from '#functions/platform/directory/employees.ts';
import { storeZip, type ZipEntry } from '#functions/platform/files/send-zip.ts';
import { taskKind } from '#functions/platform/runs/run-kind.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { personDataTexts } from '#functions/platform/texts/person-data.ts';
import { accessSources } from './access-sources.ts';
import { areaSources } from './area-sources.ts';
import { documentSources } from './document-sources.ts';
import { indexPage } from './index-page.ts';
import { recordSources } from './record-sources.ts';
import type { Section } from './section.ts';
import { trailSources } from './trail-sources.ts';

const sources = [...recordSources, ...areaSources, ...documentSources, ...trailSources, ...accessSources];

/** The sections as a program reads them: each a list of records by the keys of its columns. */
const asJson = (sections: readonly Section[]): Record<string, unknown> =>
  Object.fromEntries(
    sections.map(({ name, columns, rows }) => [
      name,
      rows.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null]))),
    ]),
  );

/**
 * Everything held about a person as one archive: a page to read, the same as JSON, and the files. What its reader has
 * no right to is left out, and the page says so (docs/areas/trust.md#export-of-a-person).
 */
export const personExportRun = taskKind<PersonExportInput>({
  kind: PERSON_EXPORT_KIND,
  permission: 'people:export',
  work: async ({ employee_id: id }, { actor }, progress) => {
    for (const right of personExportRights) assertMay(actor, right);
    const person = await storedPerson(actor, id);
    const reader = { actor, person, row: personInSight(actor, id) };
    const texts = personDataTexts(actor.language);
    const mine = sources.filter(({ permission }) => can(actor, permission));
    const sections: Section[] = [];
    for (const { name, read } of mine) {
      sections.push({ name, ...(await read(reader)) });
      await progress(sections.length, mine.length);
    }
    const name = personName(person);
    const leftOut = sources.flatMap((source) => (mine.includes(source) ? [] : [texts.section[source.name]]));
    const at = belgianMoment(now().toISOString());
    const page = indexPage({ person: name, at, by: actor.name, sections, leftOut }, actor.language);
    const data = {
      person: { id, name },
      at: now().toISOString(),
      by: actor.name,
      left_out: leftOut,
      cut: sections.flatMap(({ name: part, cutAt }) => (cutAt === undefined ? [] : [part])),
      ...asJson(sections),
    };
    let files = 2;
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      yield { name: 'index.html', bytes: Buffer.from(page) };
      yield { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) };
      for (const { path, read } of sections.flatMap(({ files: packed = [] }) => packed)) {
        const bytes = await read();
        if (!bytes) continue;
        files += 1;
        yield { name: path, bytes };
      }
    };
    const fileName = safeFileName(
      `${fillText(texts.file, { person: name }, actor.language)} ${toDmy(today()).replaceAll('/', '-')}.zip`,
    );
    return { file_name: fileName, file_key: await storeZip(fileName, entries()), files };
  },
});
