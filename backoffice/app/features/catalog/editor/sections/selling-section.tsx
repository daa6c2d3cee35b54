import { sellingFields } from '@vitrine/contract/catalog/product-fields.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FieldControl } from '../../../../forms/field-control.tsx';
import { fieldId } from '../../../../forms/field-id.ts';
import { textIn } from '../../../../forms/form-values.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { useProfile } from '../../../../session/profile.tsx';
import { FoldSection } from '../../../../ui/section.tsx';
import { sellingNames } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';

type SellingName = (typeof sellingNames)[number];

const measures = sellingNames.filter((name) => name.startsWith('size.'));

/** Since when it is sold, in which condition, and how large and heavy it is. */
export function SellingSection({ form: { values, set }, issueOf, readOnly }: EditorProps) {
  const t = useMessages(productMessages);
  const { sizeUnit, weightUnit } = useProfile().store;
  const control = (name: SellingName, unit?: string) => (
    <FieldControl
      key={name}
      field={sellingFields[name]}
      id={fieldId(name)}
      label={unit ? `${t.sellingLabels[name]} (${unit.toLowerCase()})` : t.sellingLabels[name]}
      note={unit && t.optional}
      hint={name === 'availableOn' ? t.availableOnHint : undefined}
      value={textIn(values, name)}
      issue={issueOf(name)}
      readOnly={readOnly}
      choiceNames={t.conditions}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <FoldSection name="selling" title={t.selling} isFolded>
      <div className="grid gap-4 sm:grid-cols-2">
        {control('availableOn')}
        {control('condition')}
      </div>
      <CheckField
        id={fieldId('preOrder')}
        isOn={values.preOrder === true}
        onChange={(preOrder) => !readOnly && set({ preOrder })}
      >
        {t.sellingLabels.preOrder}
        <span className="block text-small text-muted">{t.preOrderHint}</span>
      </CheckField>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {measures.map((name) => control(name, name === 'size.weight' ? weightUnit : sizeUnit))}
      </div>
    </FoldSection>
  );
}
