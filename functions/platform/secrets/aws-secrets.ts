import {
  CreateSecretCommand,
  DeleteSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
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
      const drop = { SecretId: id, VersionStage: PENDING, RemoveFromVersionId: added };
      try {
        await prove?.();
      } catch (error) {
        await manager().send(new UpdateSecretVersionStageCommand(drop));
        throw error;
      }
      const before = await versionAt(id, CURRENT);
      await manager().send(
        new UpdateSecretVersionStageCommand({
          SecretId: id,
          VersionStage: CURRENT,
          MoveToVersionId: added,
          ...(before !== undefined && { RemoveFromVersionId: before }),
        }),
      );
      await manager().send(new UpdateSecretVersionStageCommand(drop));
    },
    async remove(name) {
      await ifThere(
        manager().send(new DeleteSecretCommand({ SecretId: idOf(name), ForceDeleteWithoutRecovery: true })),
      );
    },
  };
};
