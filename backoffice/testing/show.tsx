import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { permissionsOf, type Role } from '@vitrine/contract/merchant/permissions.ts';
import type { StaffProfile } from '@vitrine/contract/merchant/staff-shapes.ts';
import type { Language } from '@vitrine/contract/site-languages.ts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { rememberSignedIn } from '../app/api/identity.ts';
import { queryClient } from '../app/api/query-client.ts';
import { setTimeZone } from '../app/format/store-clock.ts';
import { saveLanguage } from '../app/i18n/current-language.ts';
import { LanguageProvider } from '../app/i18n/language.tsx';
import { IdentityDialog } from '../app/layout/identity-dialog.tsx';
import { ProfileContext } from '../app/session/profile.tsx';

const owner: StaffProfile = {
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
}

/** Shows a component as a signed-in person sees it, and returns that person's keyboard and pointer. */
export function show(element: ReactNode, { language = 'en', role = 'owner', path = '/' }: ShowOptions = {}): UserEvent {
  const profile = role && { ...owner, role, permissions: [...permissionsOf[role]] };
  queryClient.clear();
  saveLanguage(language);
  setTimeZone(owner.store.timeZone);
  rememberSignedIn(profile !== null);
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <MemoryRouter initialEntries={[path]}>
          <ProfileContext value={profile}>
            {element}
            <IdentityDialog />
          </ProfileContext>
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
