import {
  CreateSecretCommand,
  DescribeSecretCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';

const CURRENT = 'AWSCURRENT';
const PENDING = 'AWSPENDING';

/** The version that a stage stands on; undefined without a secret or such a version. */
const versionAt = async (client: SecretsManagerClient, name: string, stage: string): Promise<string | undefined> => {
  const { VersionIdsToStages: versions = {} } = await client.send(new DescribeSecretCommand({ SecretId: name }));
  return Object.entries(versions).find(([, stages]) => stages.includes(stage))?.[0];
};

const makeIfMissing = async (client: SecretsManagerClient, name: string, key: string): Promise<void> => {
  try {
    await client.send(new CreateSecretCommand({ Name: name, KmsKeyId: key }));
  } catch (error) {
    if (!(error instanceof ResourceExistsException)) throw error;
  }
};

export type Rotation = {
  name: string;
  /** Alias of the tenant's key. */
  key: string;
  value: string;
  /** Throws when the value does not work. */
  prove: () => Promise<void>;
};

/**
 * Writes a new version of a secret as pending, proves it, then makes it the current one; the one before stays as the
 * previous version (docs/areas/deployment.md#keys-and-secrets). When the proof fails the current version stays, and the
 * error says why.
 */
export const rotateSecret = async ({ name, key, value, prove }: Rotation): Promise<void> => {
  const client = new SecretsManagerClient({});
  await makeIfMissing(client, name, key);
  const { VersionId: added } = await client.send(
    new PutSecretValueCommand({ SecretId: name, SecretString: value, VersionStages: [PENDING] }),
  );
  const drop = { SecretId: name, VersionStage: PENDING, RemoveFromVersionId: added };
  try {
    await prove();
  } catch (error) {
    await client.send(new UpdateSecretVersionStageCommand(drop));
    throw error;
  }
  const before = await versionAt(client, name, CURRENT);
  await client.send(
    new UpdateSecretVersionStageCommand({
      SecretId: name,
      VersionStage: CURRENT,
      MoveToVersionId: added,
      ...(before !== undefined && { RemoveFromVersionId: before }),
    }),
  );
  await client.send(new UpdateSecretVersionStageCommand(drop));
};
