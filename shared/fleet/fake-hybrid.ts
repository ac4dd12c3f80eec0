import type { Fuel } from '#shared/values/fuel.ts';

/** A plug-in hybrid that counts as a car with an engine only (docs/areas/belgium.md#fake-hybrids). */
export const isFakeHybrid = (fuel: Fuel | null): boolean => fuel === 'fake_hybrid_diesel' || fuel === 'fake_hybrid_gas';
