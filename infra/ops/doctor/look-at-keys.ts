import { DescribeKeyCommand, KMSClient, NotFoundException } from '@aws-sdk/client-kms';
import { belgianDay } from '#shared/values/dates.ts';
import { allOr, unknown, wrong, type Diagnosis } from './diagnosis.ts';

/** Which key an alias stands for, by the end of its name. */
const keys = { data: 'Everything that the tenant stores is encrypted with it', signing: 'It seals signed documents' };

const lookAtKey = async (client: KMSClient, alias: string, what: string): Promise<Diagnosis[]> => {
  try {
    const { KeyMetadata: found } = await client.send(new DescribeKeyCommand({ KeyId: alias }));
    if (found?.KeyState === 'Enabled') return [];
    const until = found?.DeletionDate ? `, to be deleted on ${belgianDay(found.DeletionDate)}` : '';
    return [wrong(`The key ${alias} is ${found?.KeyState ?? 'unknown'}${until}. ${what}.`)];
  } catch (error) {
    if (error instanceof NotFoundException) return [wrong(`The key ${alias} is missing. ${what}.`)];
    throw error;
  }
};

/** The keys of a deployed tenant, found by the prefix of its tables. */
export const lookAtKeys = async (prefix: string | undefined): Promise<readonly Diagnosis[]> => {
  if (prefix === undefined || process.env['AWS_ENDPOINT_URL'] !== undefined)
    return [unknown('Keys are looked at for a tenant on AWS only (--prefix).')];
  const client = new KMSClient({});
  const found = await Promise.all(
    Object.entries(keys).map(([name, what]) => lookAtKey(client, `alias/${prefix}${name}`, what)),
  );
  return allOr(found.flat(), 'The keys for data and for seals are there and enabled.');
};
