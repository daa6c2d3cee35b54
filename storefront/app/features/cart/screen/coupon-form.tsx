import { Button } from '@vitrine/ui/button.tsx';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { Tag, X } from '@vitrine/ui/icons.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useHasCall } from '../../../api/absent-calls.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { applyCoupon, removeCoupon } from '../actions/apply-coupon.ts';

/** Collapsed at first: an open field makes shoppers leave to look for codes. */
export function CouponForm({ active }: { active: string | null }) {
  const t = useMessages(cartScreenMessages);
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const canRemove = useHasCall('removeCoupon');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const promo = code.trim();
    const error = promo ? await applyCoupon(promo) : t.couponEmpty;
    setIssue(error);
    if (error) document.getElementById('coupon')?.focus();
    else setCode('');
  };
  if (active) {
    return (
      <p className="flex items-center gap-2 text-small font-medium text-strong">
        <Tag size={18} />
        <span className="flex-1">{t.couponActive(active)}</span>
        {canRemove && (
          <button
            type="button"
            aria-label={t.couponRemove(active)}
            onClick={() => removeCoupon()}
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-tint"
          >
            <X size={18} />
          </button>
        )}
      </p>
    );
  }
  return (
    <Collapsible title={t.couponOpen}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          id="coupon"
          label={t.couponLabel}
          value={code}
          issue={issue}
          onChange={(value) => {
            setCode(value);
            setIssue(null);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <Button type="submit" kind="secondary">
          {t.couponApply}
        </Button>
      </form>
    </Collapsible>
  );
}
