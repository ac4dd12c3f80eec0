import { describe, expect, it } from 'vitest';
import { downloadUrl, nameObject, XLSX_TYPE } from '#functions/platform/files/download.ts';
import { putJson } from '#functions/platform/files/objects.ts';
import { safeFileName } from '#shared/documents/file-name.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { pictureRule } from '#functions/platform/files/pictures.ts';
import { openUpload, takeUpload } from '#functions/platform/files/uploads.ts';
import { tableRule } from '#functions/platform/imports/table-upload.ts';
import { uploadFile } from '#tests/api/imports/upload-file.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';
import { PutObjectCommand } from '@aws-sdk/client-s3';

const { runtime, admin } = await startCompany();

const request = { purpose: 'import', filename: 'a.xlsx', size: 100, content_type: XLSX_TYPE };
const MB = 1024 * 1024;

describe('requestUpload', () => {
  it.each([
    [{ content_type: 'application/vnd.ms-excel' }, 415, 'unsupported_file'],
    [{ size: 26 * MB }, 413, 'file_too_large'],
    [{ size: 0 }, 422, 'form_invalid'],
    [{ purpose: 'picture', content_type: 'image/svg+xml' }, 415, 'unsupported_file'],
    [{ purpose: 'document', filename: 'a.xlsx' }, 422, 'form_invalid'],
  ])('refuses %o', async (change, status, code) => {
    const answer = await admin.post('/api/files/requestUpload', { ...request, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('requires the right to import', async () => {
    const answer = await (await runtime.as('reader')).post('/api/files/requestUpload', request);
    expect([answer.status, answer.body.permission]).toEqual([403, 'fleet:import']);
  });

  it('makes a form for this type and size only', async () => {
    const { body } = await admin.post('/api/files/requestUpload', request);
    const post = async (content: string, type: string): Promise<number> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body.fields as Record<string, string>)) form.set(name, value);
      form.set('Content-Type', type);
      form.set('file', new Blob([content], { type }), 'a.xlsx');
      return (await fetch(String(body.url), { method: 'POST', body: form })).status;
    };
    expect(await post('x'.repeat(101), XLSX_TYPE)).toBe(400);
    expect(await post('x', 'text/html')).toBe(403);
    expect(await post('x', XLSX_TYPE)).toBe(204);
  });
});

describe('takeUpload', () => {
  it('hands the file only to the user who requested it, for the requested purpose, once it is there', async () => {
    const uploadId = await uploadFile(admin, Buffer.from('content'));
    const take = (user: 'admin' | 'noFleet', id: string) => takeUpload(actorOf(user), id, tableRule, `taken/${id}`);
    await expect(take('noFleet', uploadId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(takeUpload(actorOf('admin'), uploadId, pictureRule, 'x')).rejects.toMatchObject({ code: 'not_found' });
    expect(await take('admin', uploadId)).toMatchObject({ file_name: 'fleet.xlsx', size: 7 });
    const { upload_id: empty } = await openUpload(actorOf('admin'), { ...request, purpose: 'import' }, tableRule);
    await expect(take('admin', empty)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('checks the content of pictures', async () => {
    const take = async (content: Buffer): Promise<unknown> => {
      const picture = { purpose: 'picture' as const, filename: 'a.png', size: 100, content_type: 'image/png' };
      const { upload_id: uploadId } = await openUpload(actorOf('admin'), picture, pictureRule);
      const Key = `quarantine/${uploadId}`;
      await objectStore().send(new PutObjectCommand({ Bucket: 'files', Key, Body: content, ContentType: 'image/png' }));
      return takeUpload(actorOf('admin'), uploadId, pictureRule, `pictures/${uploadId}`);
    };
    await expect(take(Buffer.from('<svg onload=alert(1)>'))).rejects.toMatchObject({ code: 'unsupported_file' });
    await expect(take(Buffer.from('89504e470d0a1a0a0000', 'hex'))).resolves.toMatchObject({ purpose: 'picture' });
  });

  it('checks the type of the file that arrived again', async () => {
    const { upload_id: uploadId } = await openUpload(actorOf('admin'), { ...request, purpose: 'import' }, tableRule);
    await objectStore().send(
      new PutObjectCommand({ Bucket: 'files', Key: `quarantine/${uploadId}`, Body: 'x', ContentType: 'text/html' }),
    );
    await expect(takeUpload(actorOf('admin'), uploadId, tableRule, 'x')).rejects.toMatchObject({
      code: 'unsupported_file',
    });
  });
});

it('sends a file as an attachment under its exact name', async () => {
  await putJson('exports/one', { a: 1 });
  await nameObject('exports/one', 'vloot “é”.xlsx');
  const url = await downloadUrl({ key: 'exports/one', contentType: 'text/html' });
  expect((await fetch(url)).headers.get('content-disposition')).toBe(
    `attachment; filename="vloot _e_.xlsx"; filename*=UTF-8''vloot%20%E2%80%9C%C3%A9%E2%80%9D.xlsx`,
  );
  const sent = new URL(url).searchParams;
  expect(sent.get('response-content-type')).toBe('application/octet-stream');
  expect(Number(sent.get('X-Amz-Expires'))).toBeLessThanOrEqual(60);
});

it('cleans file names', () => {
  expect(safeFileName('C:\\temp\\fleet.xlsx')).toBe('fleet.xlsx');
  expect(safeFileName('a\r\n\u202Excod.xlsx')).toBe('axcod.xlsx');
  expect(safeFileName(`${'x'.repeat(200)}.xlsx`)).toMatch(/^x{145}\.xlsx$/);
  expect(['/', '', '\u200b.pdf', '\u3164\u00ad.jpg', '.\u200b', '.docx'].map(safeFileName)).toEqual(
    ['document', 'document', 'document.pdf', 'document.jpg', 'document', 'document.docx'], // prettier-ignore
  );
});
