import { type Role, roles } from '@vitrine/contract/staff/permissions.ts';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { useMessages } from '../../../i18n/language.tsx';
import { roleMessages, staffMessages } from '../../../messages/en/staff.ts';

interface RoleFieldProps {
  /** The name of the group of radio buttons. */
  name: string;
  value: Role;
  onChange: (role: Role) => void;
}

export function RoleField({ name, value, onChange }: RoleFieldProps) {
  const t = useMessages(staffMessages);
  const words = useMessages(roleMessages);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-small font-medium text-strong">{t.role}</legend>
      {roles.map((role) => (
        <RadioCard
          key={role}
          name={name}
          title={words[role].name}
          text={words[role].about}
          isChosen={role === value}
          onChoose={() => onChange(role)}
        />
      ))}
    </fieldset>
  );
}
