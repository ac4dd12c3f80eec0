import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiParts, type ApiPart } from '#infra/api-parts.ts';
import { apiUrlOutput } from '#infra/constructs/api-names.ts';
import { outputFolder } from './cdk.ts';

/** Stack outputs of a deployed tenant, by stack and output name. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const outputsFile = (slug: string): string => join(outputFolder(slug), 'outputs.json');

export const readOutputs = async (slug: string): Promise<Outputs> =>
  JSON.parse(await readFile(outputsFile(slug), 'utf8')) as Outputs;

/** Throws when the stack has no such output. */
export const outputOf = (outputs: Outputs, stack: string, name: string): string => {
  const value = outputs[stack]?.[name];
  if (value === undefined) throw new Error(`${stack} has no output ${name}`);
  return value;
};

/** The address of every part of the API that is deployed. */
export const apiAddresses = (
  outputs: Outputs,
  slug: string,
  endpoint: string | undefined,
): Partial<Record<ApiPart, string>> =>
  Object.fromEntries(
    apiParts
      .filter((part) => outputs[`${slug}-api`]?.[apiUrlOutput(part)] !== undefined)
      .map((part) => [part, apiAddress(outputs, slug, endpoint, part)]),
  );

/**
 * The address of a part of the API, which `/api/…` follows. An emulator serves a REST API below its own address, since
 * nobody resolves the host name that CloudFormation answers.
 */
const apiAddress = (outputs: Outputs, slug: string, endpoint: string | undefined, part: ApiPart): string => {
  const url = new URL(outputOf(outputs, `${slug}-api`, apiUrlOutput(part)));
  if (endpoint === undefined) return url.href;
  const [id = ''] = url.host.split('.');
  return `${endpoint}/restapis/${id}${url.pathname}/_user_request_`;
};

/** The arguments by which the commands of `infra/ops` find a deployed tenant (docs/operations.md). */
export const operatorArguments = (outputs: Outputs, slug: string): string[] => {
  const pool = outputs[`${slug}-identity`]?.['UserPoolId'];
  const bucketOf = (name: string): string => outputOf(outputs, `${slug}-data`, name);
  return [
    '--prefix',
    `${slug}-`,
    '--bucket',
    bucketOf('FilesBucket'),
    '--audit-bucket',
    bucketOf('AuditBucket'),
    ...(pool === undefined ? [] : ['--user-pool', pool]),
  ];
};
