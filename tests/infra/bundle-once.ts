import { bundleFunctions, type FunctionBundles } from '#infra/bundle.ts';
import { oncePerRun } from '#tests/harness/once-per-run.ts';

/** The bundles of all functions: workers that begin at the same moment would each compile them. */
export const bundleOncePerRun = (): Promise<FunctionBundles> => oncePerRun('bundles', () => bundleFunctions());
