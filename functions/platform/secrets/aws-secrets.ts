import {
  CreateSecretCommand,
  DeleteSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  InvalidParameterException,
  PutSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { SERVICE_WAIT } from '#functions/platform/storage/storage-errors.ts';
import type { SecretStore } from './secret-port.ts';

const CURRENT = 'AWSCURRENT';
const PENDING = 'AWSPENDING';

let client: SecretsManagerClient | undefined;
const manager = (): SecretsManagerClient => (client ??= new SecretsManagerClient({ requestHandler: SERVICE_WAIT }));

/** The version that a stage stands on; undefined without such a version. */
const versionAt = async (id: string, stage: string): Promise<string | undefined> => {
  const { VersionIdsToStages: versions = {} } = await manager().send(new DescribeSecretCommand({ SecretId: id }));
  return Object.entries(versions).find(([, stages]) => stages.includes(stage))?.[0];
};

/**
 * Puts a stage onto a version, or takes it away. The service refuses to do it again, as it is asked to when the answer
 * was lost: what counts then is where the stage stands.
 */
const moveStage = async (
  id: string,
  stage: string,
  { from, to }: { from: string | undefined; to?: string | undefined },
): Promise<void> => {
  const move = { SecretId: id, VersionStage: stage, RemoveFromVersionId: from, MoveToVersionId: to };
  try {
    await manager().send(new UpdateSecretVersionStageCommand(move));
  } catch (error) {
    if (!(error instanceof InvalidParameterException) || (await versionAt(id, stage)) !== to) throw error;
  }
};

const makeIfMissing = async (id: string, key: string): Promise<void> => {
  try {
    await manager().send(new CreateSecretCommand({ Name: id, KmsKeyId: key }));
  } catch (error) {
    if (!(error instanceof ResourceExistsException)) throw error;
  }
};

const ifThere = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

/**
 * Secrets in AWS Secrets Manager under `<tenant>/<name>`, encrypted with the tenant's key. A new value is written as
 * pending, proved, then made the current one; the one before stays as the previous version
 * (docs/areas/deployment.md#keys-and-secrets).
 */
export const awsSecrets = (tenant: string): SecretStore => {
  const idOf = (name: string): string => `${tenant}/${name}`;
  return {
    async read(name) {
      const found = await ifThere(manager().send(new GetSecretValueCommand({ SecretId: idOf(name) })));
      return found?.SecretString;
    },
    async write(name, value, { prove } = {}) {
      const id = idOf(name);
      await makeIfMissing(id, `alias/${tenant}-data`);
      const { VersionId: added } = await manager().send(
        new PutSecretValueCommand({ SecretId: id, SecretString: value, VersionStages: [PENDING] }),
      );
      try {
        await prove?.();
      } catch (error) {
        await moveStage(id, PENDING, { from: added });
        throw error;
      }
      await moveStage(id, CURRENT, { from: await versionAt(id, CURRENT), to: added });
      await moveStage(id, PENDING, { from: added });
    },
    async remove(name) {
      await ifThere(
        manager().send(new DeleteSecretCommand({ SecretId: idOf(name), ForceDeleteWithoutRecovery: true })),
      );
    },
  };
};
