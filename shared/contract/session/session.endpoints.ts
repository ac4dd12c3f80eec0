import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addApiKey } from './add-api-key.ts';
import { addUser } from './add-user.ts';
import { askForRight } from './ask-for-right.ts';
import { deactivateUser } from './deactivate-user.ts';
import { dismissAskedRight } from './dismiss-asked-right.ts';
import { editUser } from './edit-user.ts';
import { endOtherSignIns } from './end-other-sign-ins.ts';
import { endSignIn } from './end-sign-in.ts';
import { getCompany } from './get-company.ts';
import { getFinderContact } from './get-finder-contact.ts';
import { getFeatures } from './get-features.ts';
import { getOpenapi } from './get-openapi.ts';
import { getPreferences } from './get-preferences.ts';
import { getProfile } from './get-profile.ts';
import { impersonate } from './impersonate.ts';
import { listApiKeys } from './list-api-keys.ts';
import { listAskedRights } from './list-asked-rights.ts';
import { listSignIns } from './list-sign-ins.ts';
import { listUsers } from './list-users.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { setCompany } from './set-company.ts';
import { setFeatures } from './set-features.ts';
import { setLanguage } from './set-language.ts';
import { setPreferences } from './set-preferences.ts';
import { signOut } from './sign-out.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { signOutUser } from './sign-out-user.ts';
import { stopImpersonating } from './stop-impersonating.ts';

export const sessionEndpoints = [
  getProfile,
  impersonate,
  stopImpersonating,
  getPreferences,
  setPreferences,
  setLanguage,
  askForRight,
  getFeatures,
  setFeatures,
  getCompany,
  setCompany,
  getFinderContact,
  listUsers,
  addUser,
  editUser,
  deactivateUser,
  listAskedRights,
  dismissAskedRight,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  signOut,
  signOutEverywhere,
  signOutUser,
  listApiKeys,
  addApiKey,
  revokeApiKey,
  getOpenapi,
] as const satisfies readonly Endpoint[];
