import { logoutStaff } from '@vitrine/contract/staff/staff.ts';
import { rememberSignedIn } from '../api/identity.ts';
import { directApi } from '../api/staff-api.ts';
import { forgetAllKept } from '../hooks/kept-draft.ts';
import { forgetDrafts } from '../hooks/use-draft.ts';

/** A new document, so that nothing of the person stays in this tab. */
export async function signOut(): Promise<void> {
  // The session may have ended already; then there is nothing to end.
  await directApi(logoutStaff, {}).catch((error) => {
    if (error.status !== 401) throw error;
  });
  rememberSignedIn(false);
  forgetDrafts();
  forgetAllKept();
  location.assign(import.meta.env.BASE_URL);
}
