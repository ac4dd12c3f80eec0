type WriteOptions = {
  /** Tries the new value before it takes the place of the old one. What it throws is thrown, and the old one stays. */
  readonly prove?: () => Promise<void>;
};

/**
 * Where credentials are kept, and nowhere else (docs/areas/integrations.md#credentials). A name is a path below the
 * tenant, such as `payroll/7`.
 */
export type SecretStore = {
  /** Undefined for a secret that was never written. */
  readonly read: (name: string) => Promise<string | undefined>;
  readonly write: (name: string, value: string, options?: WriteOptions) => Promise<void>;
  /** Removes the value with those before it; a name that is not there is fine. */
  readonly remove: (name: string) => Promise<void>;
};
