import { ChevronRight } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/language.tsx';
import { todayMessages } from '../../../messages/en/orders.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Block } from '../../../ui/section.tsx';
import { useMissingSteps } from '../order-queries.ts';

/** Lists the first tasks of a shop that has not sold anything yet, without those that are done. `hasOpening`: what is needed to sell is in a list of its own. */
export function FirstSteps({ hasOpening }: { hasOpening: boolean }) {
  const t = useMessages(todayMessages);
  const { permissions, hasPasskey, hasTotp, store } = useProfile();
  const missing = useMissingSteps(permissions).data;
  const steps = [
    missing?.products && { to: '/products/new', title: t.addProducts, hint: t.addProductsHint },
    !hasOpening && permissions.includes('settings.w') && { to: '/shop', title: t.nameShop, hint: t.nameShopHint },
    !hasOpening &&
      permissions.includes('settings.w') && { to: '/sales-rules', title: t.setDelivery, hint: t.setDeliveryHint },
    !hasOpening &&
      permissions.includes('payments.w') && { to: '/payments', title: t.setPayments, hint: t.setPaymentsHint },
    missing?.mail && { to: '/email', title: t.setMail, hint: t.setMailHint },
    !(hasPasskey || hasTotp) && { to: '/account', title: t.protect, hint: t.protectHint },
    permissions.includes('staff.w') && { to: '/staff', title: t.invite, hint: t.inviteHint },
    { to: store.url, title: t.testOrder, hint: t.testOrderHint },
  ].filter((step) => typeof step === 'object');
  return (
    <Block title={t.firstSteps}>
      <p className="mb-3 text-second">{t.firstStepsHint}</p>
      <ol className="-mx-5 -mb-5">
        {steps.map(({ to, title, hint }) => (
          <li key={to} className="border-t border-line">
            <Link
              to={to}
              {...(to === store.url && { target: '_blank' })}
              className="flex min-h-14 items-center gap-4 px-5 py-2.5 hover:bg-tint"
            >
              <span className="flex-1">
                <span className="block font-medium text-strong">{title}</span>
                <span className="block text-small text-second">{hint}</span>
              </span>
              <ChevronRight className="text-muted" size={20} />
            </Link>
          </li>
        ))}
      </ol>
    </Block>
  );
}
