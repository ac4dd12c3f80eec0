/** GuardDuty writes this object once, to see whether the bucket is the tenant's. */
export const SCAN_PROOF = 'malware-protection-resource-validation-object';
