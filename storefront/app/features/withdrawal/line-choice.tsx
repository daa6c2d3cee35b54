import type { OrderLine } from '@vitrine/contract/orders/orders-shapes.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FieldIssue } from '@vitrine/ui/field-frame.tsx';
import type { FieldProps } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { declarationMessages } from '../../messages/en/withdrawal.ts';
import { goodsIn, idsIn } from './use-declaration.ts';

interface LineChoiceProps {
  /** The value contains the ids of the chosen lines. */
  field: FieldProps;
  lines: OrderLine[];
}

/** All lines are chosen by default. */
export function LineChoice({ field, lines }: LineChoiceProps) {
  const t = useMessages(declarationMessages);
  const chosen = idsIn(field.value);
  const choose = (id: number, isOn: boolean) =>
    field.onChange(lines.flatMap((line) => ((line.id === id ? isOn : chosen.includes(line.id)) ? line.id : [])).join());
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-w-0 flex-col gap-1 outline-none">
      <legend className="text-small font-medium text-strong">{t.items}</legend>
      {lines.map((line) => (
        <CheckField
          key={line.id}
          id={`${field.id}-${line.id}`}
          isOn={chosen.includes(line.id)}
          onChange={(isOn) => choose(line.id, isOn)}
        >
          {goodsIn(line)}
        </CheckField>
      ))}
      <FieldIssue id={field.id} issue={field.issue} isQuiet={field.isQuiet} />
    </fieldset>
  );
}
