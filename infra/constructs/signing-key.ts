import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { Tenant } from './tenant.ts';

/**
 * The key that seals the signed documents of a tenant, which never leaves KMS (docs/areas/pdf-and-seal.md#seal). A pair
 * of keys cannot be rotated: its certificate stands in every document that it sealed.
 */
export const signingKey = (scope: Construct, tenant: Tenant): Key =>
  new Key(scope, 'signing-key', {
    alias: `${tenant.slug}-signing`,
    description: `Seals the signed documents of ${tenant.slug}`,
    keySpec: KeySpec.RSA_2048,
    keyUsage: KeyUsage.SIGN_VERIFY,
    pendingWindow: Duration.days(30),
    removalPolicy: tenant.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
