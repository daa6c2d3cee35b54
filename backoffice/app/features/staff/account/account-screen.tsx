import { Panel } from '@vitrine/ui/panel.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/language.tsx';
import { accountMessages, passkeyMessages, permissionMessages, roleMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Authenticator } from './authenticator.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';

const column = 'flex min-w-0 flex-col gap-5';

export function AccountScreen() {
  const t = useMessages(accountMessages);
  const { name, email, role, permissions } = useProfile();
  const roles = useMessages(roleMessages);
  const passkeys = useMessages(passkeyMessages);
  const rights = useMessages(permissionMessages);
  return (
    <Screen title={t.title}>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className={column}>
          <Block title={name}>
            <p className="text-second">{t.signedInAs(email)}</p>
            <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
              <dt className="text-muted">{t.role}</dt>
              <dd className="text-strong">{roles[role].name}</dd>
              <dt className="text-muted">{t.mayDo}</dt>
              <dd>{permissions.map((permission) => rights[permission]).join(', ')}</dd>
            </dl>
          </Block>
          <Block title={passkeys.title}>
            <PasskeyList />
          </Block>
          <Block title={t.password}>
            <PasswordChange />
          </Block>
        </div>
        <div className={column}>
          <Block title={t.totp}>
            <Authenticator />
          </Block>
          <Block title={t.sessions}>
            <SessionList />
          </Block>
        </div>
      </div>
    </Screen>
  );
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel>
    <h2 className="mb-3 text-h3">{title}</h2>
    {children}
  </Panel>
);
