import { siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import type { StaffMember } from '@vitrine/contract/staff/staff-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { momentText } from '../../../format/moment.ts';
import { useLanguageChoice, useLocale, useMessages } from '../../../i18n/language.tsx';
import { roleMessages, staffMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

export type MemberState = 'active' | 'disabled' | 'invited' | 'expired';

/** An invitation has a person without a name. */
export function stateOf({ name, enabled, invitedUntil }: StaffMember, now: Date): MemberState {
  if (name === null) return invitedUntil !== null && new Date(invitedUntil) > now ? 'invited' : 'expired';
  return enabled ? 'active' : 'disabled';
}

const tones: Record<MemberState, BadgeTone> = {
  active: 'success',
  disabled: 'error',
  invited: 'info',
  expired: 'warn',
};

interface MemberTableProps {
  members: readonly StaffMember[];
  onChange: (member: StaffMember) => void;
}

/** A table on wide screens; on a phone each person is a card. */
export function MemberTable({ members, onChange }: MemberTableProps) {
  const t = useMessages(staffMessages);
  const head = 'px-4 py-2.5 text-left text-micro font-semibold text-second';
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <table className="w-full border-collapse max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              {t.person}
            </th>
            <th scope="col" className={head}>
              {t.role}
            </th>
            <th scope="col" className={head}>
              {t.state}
            </th>
            <th scope="col" className={head}>
              {t.lastSeen}
            </th>
            <td />
          </tr>
        </thead>
        <tbody className="max-md:block">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} onChange={() => onChange(member)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberRow({ member, onChange }: { member: StaffMember; onChange: () => void }) {
  const t = useMessages(staffMessages);
  const words = useMessages(roleMessages);
  const locale = useLocale();
  const { language } = useLanguageChoice();
  const { id } = useProfile();
  const state = stateOf(member, new Date());
  const { name, email, role, hasTotp, hasPasskey, invitedUntil, lastSeen } = member;
  const cell = 'px-4 py-3 align-middle max-md:block max-md:p-0 max-md:py-0.5';
  return (
    <tr className="border-line not-first:border-t max-md:relative max-md:block max-md:p-4">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-x-2 font-medium text-strong">
          {name ?? email} {member.id === id && <Badge tone="info">{t.you}</Badge>}
        </span>
        {name !== null && <span className="block text-small break-all text-muted">{email}</span>}
      </th>
      <td className={cell}>{words[role].name}</td>
      <td className={cell}>
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
        <span className="mt-0.5 block text-micro text-muted">
          {name === null
            ? invitedUntil && t.invitedUntil(momentText(invitedUntil, locale))
            : [hasPasskey && t.withPasskey, hasTotp && t.withCode].filter(Boolean).join(', ') || t.withoutCode}
        </span>
      </td>
      <td className={`${cell} text-small text-second`}>
        <span className="md:hidden">
          {t.lastSeen}
          {siteLanguages[language].colon}
        </span>
        {lastSeen ? momentText(lastSeen, locale) : t.never}
      </td>
      <td className={`${cell} text-right max-md:pt-3 max-md:text-left`}>
        <Button kind="secondary" aria-label={t.changeLabel(name ?? email)} onClick={onChange}>
          {t.change}
        </Button>
      </td>
    </tr>
  );
}
