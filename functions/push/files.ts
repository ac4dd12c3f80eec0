import type { Integration } from '#shared/integrations/integration.ts';
import type { FileLayout } from '#shared/integrations/names.ts';
import { fileOf } from '#shared/push/file.rules.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { productOf } from '#functions/integrations/products.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { exportedFile } from '#functions/platform/events/exported-event.ts';
import { downloadUrl, nameObject, contentDisposition } from '#functions/platform/files/download.ts';
import { putBytes } from '#functions/platform/files/objects.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { ulid } from 'ulid';
import { assertFits } from './assert-fits.ts';
import { storedCommand } from './command-store.ts';
import { readMonth } from './month.ts';
import { assertMapped } from './preview.ts';
import { makePayload, PAYLOAD_TYPE, payloadKey, readAll, readHead } from './payload.ts';

type LinkedFile = { file_name: string; file_url: string };

/** What a file names the company: its own customer code, or that of the credentials where lines leave otherwise. */
const customerCodeOf = ({ customer_code: code, credentials }: Integration): string =>
  credentials?.customer_code ?? code ?? '';

const layoutOf = (source: string): FileLayout => {
  const product = productOf(source);
  return product?.kind === 'file' ? product.layout : 'csv';
};

const fileName = (name: string, year: number, month: number, layout: FileLayout): string =>
  `${name} ${monthKey(year, month)}.${layout === 'csv' ? 'csv' : 'txt'}`;

/** Gives a file of lines, once the company knows who takes it out. */
const linked = async (event: Write, file_name: string, text: string): Promise<LinkedFile> => {
  await transact([event]);
  const key = `exports/${ulid()}.txt`;
  const contentType = 'text/csv; charset=utf-8';
  await putBytes(key, Buffer.from(text), contentType, contentDisposition(file_name));
  return { file_name, file_url: await downloadUrl({ key, contentType }) };
};

/** The whole payload of a push, whose bytes are those that its hash stands for. */
const sentOf = async ({ payload_id: id }: PushCommand) => {
  const head = await readHead(id);
  if (!head) throw new AppError('not_found');
  return readAll(head);
};

/** An office that gets its lines otherwise makes a file of them where its integration has that feature. */
const assertMakesFiles = ({ product, features, name }: Integration): void => {
  if (productOf(product)?.kind === 'file' || features.includes('daysoff/push-with-csv-export')) return;
  throw new AppError('forbidden', { detail: `${name} makes no file of its lines.` });
};

/** What a push sent, as the file of its office, else as CSV. */
export const fileOfPush = async (actor: Actor, commandId: string): Promise<LinkedFile> => {
  const command = await storedCommand(commandId);
  const integration = await storedIntegration(command.integration_id);
  assertMakesFiles(integration);
  const people = await sentOf(command);
  const { year, month, source, integration_name: name } = command;
  const layout = layoutOf(source);
  const lines = people.flatMap(({ months }) => months.flatMap((one) => one.lines));
  const customer_code = customerCodeOf(integration);
  const file = fileName(name, year, month, layout);
  const event = exportedFile(actor, 'payroll_sent', file, lines.length);
  return linked(event, file, fileOf(layout, lines, { customer_code, year, month }));
};

/** What a push of everybody who is not blocked would send. */
export const fileBefore = async (
  actor: Actor,
  integrationId: number,
  year: number,
  month: number,
): Promise<LinkedFile> => {
  const integration = await storedIntegration(integrationId);
  assertMakesFiles(integration);
  const read = await readMonth(integration, { year, month });
  const payload = makePayload(read, read.people, true);
  assertMapped(read, payload.missing);
  const product = productOf(integration.product);
  if (product) assertFits(integration, product, payload);
  const layout = layoutOf(integration.product);
  const customer_code = customerCodeOf(integration);
  const file = fileName(integration.name, year, month, layout);
  const event = exportedFile(actor, 'payroll_lines', file, payload.lines.length);
  return linked(event, file, fileOf(layout, payload.lines, { customer_code, year, month }));
};

/** The payload of a push as it was sent, after its hash was verified. */
export const payloadFile = async (actor: Actor, commandId: string): Promise<LinkedFile & { sha256: string }> => {
  const command = await storedCommand(commandId);
  const people = await sentOf(command);
  const { year, month, integration_name: name, payload_id: id, sha256 } = command;
  const key = payloadKey(id);
  const file_name = `${name} ${monthKey(year, month)}.jsonl`;
  const lines = people.reduce((sum, { months }) => sum + months.reduce((all, one) => all + one.lines.length, 0), 0);
  await transact([exportedFile(actor, 'payroll_sent', file_name, lines)]);
  await nameObject(key, file_name);
  return { file_name, file_url: await downloadUrl({ key, contentType: PAYLOAD_TYPE }), sha256 };
};
