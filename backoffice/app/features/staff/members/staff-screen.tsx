import { useQuery } from '@tanstack/react-query';
import { roles } from '@vitrine/contract/staff/permissions.ts';
import { exportStaff } from '@vitrine/contract/staff/staff.ts';
import type { StaffMember } from '@vitrine/contract/staff/staff-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { Plus } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/language.tsx';
import { roleMessages, staffMessages } from '../../../messages/en/staff.ts';
import { CsvButton } from '../../../ui/list-tools.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { TokenList } from '../account/token-list.tsx';
import { membersQuery } from '../staff-queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberTable } from './member-table.tsx';

export function StaffScreen() {
  const t = useMessages(staffMessages);
  const words = useMessages(roleMessages);
  const query = useQuery(membersQuery);
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<StaffMember | null>(null);
  const members = query.data?.items ?? [];
  const isLastOwner = ({ role, enabled }: StaffMember) =>
    role === 'owner' &&
    enabled &&
    members.filter((member) => member.role === 'owner' && member.enabled && member.name !== null).length === 1;
  return (
    <Screen
      title={t.title}
      actions={
        <div className="flex flex-wrap gap-2">
          <CsvButton endpoint={exportStaff} input={{}} name={t.title} />
          <Button onClick={() => setInviting(true)}>
            <Plus size={18} />
            {t.invite}
          </Button>
        </div>
      }
    >
      <Loaded query={query} rows={3} shape="list">
        <MemberTable members={members} onChange={setChosen} />
      </Loaded>
      <div className="mt-6 max-w-xl">
        <Collapsible title={t.roles}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small">
            {roles.map((role) => (
              <div key={role} className="contents">
                <dt className="font-medium text-strong">{words[role].name}</dt>
                <dd className="text-second">{words[role].about}</dd>
              </div>
            ))}
          </dl>
        </Collapsible>
      </div>
      <div className="mt-6">
        <TokenList />
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {chosen && <MemberDialog member={chosen} isLastOwner={isLastOwner(chosen)} onClose={() => setChosen(null)} />}
    </Screen>
  );
}
