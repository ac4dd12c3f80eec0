import { describe, expect, it } from 'vitest';
import { addUser } from '#shared/contract/session/add-user.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { listFiles } from '#shared/contract/files/list-files.ts';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { apiClient } from '#tests/harness/api-client.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';
import { acceptInvitation, tokenOf } from './harness/sign-in.ts';

/** Calls that reach a tenant's data, in several functions and with both kinds of rights. */
const data = [
  [getProfile, {}],
  [listUsers, {}],
  [listCars, {}],
  [getCarDetails, { params: { id: '1' } }],
  [editCar, { body: { car_id: 1, color: 'theirs' } }],
  [listFiles, { query: { relatedObject: 'car', relatedObjectId: '1' } }],
] as const;

describe('two tenants side by side', () => {
  it('each let their own administrator in', async () => {
    for (const tenant of tenants()) {
      const profile = await (await asAdmin(tenant)).call(getProfile, {});
      expect(profile).toMatchObject({ email: tenant.admin.email, role: 'admin' });
    }
  });

  it('refuse a valid token of the other, and no token', async () => {
    const [first, second] = tenants();
    for (const [here, there] of [
      [first, second],
      [second, first],
    ] as const) {
      const token = await tokenOf(there, there.admin);
      // The token is good, but not here.
      expect((await apiClient(there.api, token).request(getProfile)).status).toBe(200);
      const foreign = apiClient(here.api, token);
      for (const [definition, input] of data) {
        const { status, body } = await foreign.request(definition, input);
        expect([definition.id, status, body.code]).toEqual([definition.id, 401, 'unauthenticated']);
      }
    }
    expect((await apiClient(first.api, undefined).request(getProfile)).status).toBe(401);
  });

  it('let in a user whom an administrator added, once they accept the invitation', async () => {
    for (const tenant of tenants()) {
      const admin = await asAdmin(tenant);
      const colleague = { email: 'colleague@example.be', name: 'Colleague', role: 'read_only' } as const;
      const person = { email: colleague.email, password: 'A-new-Passw0rd!' };
      if (tenant.signIn.by === 'issuer') {
        // The issuer knows them already, the company does not.
        const stranger = apiClient(tenant.api, await tokenOf(tenant, person));
        expect((await stranger.request(getProfile)).body.code).toBe('no_membership');
      }
      await admin.call(addUser, { body: colleague });
      await acceptInvitation(tenant, person);
      const client = apiClient(tenant.api, await tokenOf(tenant, person));
      expect(await client.call(getProfile, {})).toMatchObject({ email: colleague.email, role: 'read_only' });
    }
  });
});
