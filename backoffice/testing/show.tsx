import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import { permissionsOf, type Role } from '@vitrine/contract/staff/permissions.ts';
import type { StaffProfile } from '@vitrine/contract/staff/staff-shapes.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { clearToasts, currentToasts, onToasts } from '@vitrine/ui/toasts.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { currentQuestion, rememberSignedIn } from '../app/api/identity.ts';
import { queryClient } from '../app/api/query-client.ts';
import { setTimeZone } from '../app/format/moment.ts';
import { LanguageProvider, saveLanguage } from '../app/i18n/language.tsx';
import { IdentityDialog } from '../app/layout/frame.tsx';
import { showDialog } from '../app/layout/palette/palette-store.ts';
import { ProfileContext } from '../app/session/profile.tsx';

/** Somebody who may do everything. */
export const owner: StaffProfile = {
  id: 1,
  name: 'Ann Lee',
  email: 'ann@shop.example',
  role: 'owner',
  permissions: [...permissionsOf.owner],
  hasPassword: true,
  hasTotp: false,
  hasPasskey: false,
  mustAddFactor: false,
  confirmedUntil: null,
  store: {
    name: 'Shop',
    currency: 'USD',
    languages: ['en', 'fr', 'de'],
    timeZone: 'Europe/Berlin',
    sizeUnit: 'CM',
    weightUnit: 'KG',
    url: 'https://shop.example',
    version: '0.0.0',
  },
};

interface ShowOptions {
  language?: Language;
  /** null: nobody is signed in. */
  role?: Role | null;
  /** The address of the screen, without the prefix of the back office. */
  path?: string;
  /** The differences of the person's account, such as a passkey. */
  profile?: Partial<StaffProfile>;
  /** As wide as a phone: cards in place of tables. */
  isPhone?: boolean;
}

let shownLocation = '';

/** The address that the components have navigated to, with its query. */
export const currentAddress = (): string => shownLocation;

function LocationRecorder() {
  const { pathname, search } = useLocation();
  shownLocation = pathname + search;
  return null;
}

/** Only while there are any: their empty regions would be found beside those of the component. */
function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  return toasts.length > 0 && <ToastList closeLabel="Close the message" />;
}

/** Shows a component as a signed-in person sees it, and returns that person's keyboard and pointer. */
export function show(
  element: ReactNode,
  { language = 'en', role = 'owner', path = '/', profile: own = {}, isPhone = false }: ShowOptions = {},
): UserEvent {
  const profile = role && { ...owner, role, permissions: [...permissionsOf[role]], ...own };
  queryClient.clear();
  // A lost connection is told after the same number of attempts as in a browser, without the pauses between them.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  clearToasts();
  currentQuestion()?.answer(false);
  showDialog(null);
  saveLanguage(language);
  setTimeZone(owner.store.timeZone);
  rememberSignedIn(profile !== null);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !isPhone }));
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <MemoryRouter initialEntries={[path]}>
          <ProfileContext value={profile}>
            <LocationRecorder />
            {element}
            <Toasts />
            <IdentityDialog />
          </ProfileContext>
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
