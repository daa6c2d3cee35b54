import { changeAddress, register } from '@vitrine/contract/account/account.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { ErrorPanel, Panel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useState } from 'react';
import { ignoreError } from '../../api/api-errors.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import { checkPasswords } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { startSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { Outcome } from './outcome.tsx';
import { useSubmit } from './use-submit.ts';

/** Offers an account after the order of a guest. */
export function SaveDetails({ order }: { order: Order }) {
  const language = useLanguage();
  const t = translate(signInMessages, language);
  const [phase, setPhase] = useState<'asking' | 'saved' | 'skipped'>('asking');
  const { emailAddress } = order.customer;
  const form = useForm<'password' | 'repeatPassword'>({
    id: 'save',
    initial: { password: '', repeatPassword: '' },
    check: (values) => checkPasswords(values, emailAddress),
  });
  const { submit, isBusy, error } = useSubmit(form, async () => {
    await makeAccount(order, form.values, language);
    setPhase('saved');
  });
  if (phase === 'skipped') return null;
  if (phase === 'saved') {
    return (
      <Panel tone="info">
        <Outcome
          icon={<CircleCheck size={32} className="text-success" />}
          title={t.saved}
          text={t.savedText(emailAddress)}
        >
          <LocalLink to="/my-account" className={buttonClassName('secondary')}>
            {t.toAccount}
          </LocalLink>
        </Outcome>
      </Panel>
    );
  }
  return (
    <Panel tone="info" className="no-print">
      <h2 className="text-h3">{t.saveTitle}</h2>
      <p className="mt-1 mb-4 text-second">{t.saveText}</p>
      <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-5">
        {error && (
          <ErrorPanel key={error} tone="error" message={error}>
            <LocalLink to="/login?return=%2Frecent-order" className={buttonClassName('secondary', 'mt-3')}>
              {t.login}
            </LocalLink>
          </ErrorPanel>
        )}
        <ErrorSummary form={form} />
        {/* Password managers store the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
        <PasswordFields password={form.field('password')} repeat={form.field('repeatPassword')} />
        <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:items-start">
          <SubmitButton kind="secondary" label={t.save} busyLabel={t.saving} isBusy={isBusy} />
          <Button kind="quiet" className="max-sm:-ml-6" onClick={() => setPhase('skipped')}>
            {t.notNow}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface Passwords {
  password: string;
  repeatPassword: string;
}

async function makeAccount({ customer, billing, delivery }: Order, passwords: Passwords, language: string) {
  const { firstName, lastName } = billing;
  const body = { emailAddress: customer.emailAddress, ...passwords, firstName, lastName, language, billing };
  startSession(await shopperApi()(register, { body }));
  const addresses = { billing, delivery: isSame(billing, delivery) ? null : delivery };
  // The account exists; if the address was not saved, the next order asks for it again.
  await ignoreError('addresses', shopperApi()(changeAddress, { body: addresses }));
}

type Address = Order['billing'];

const isSame = (one: Address, other: Address): boolean => linesOf(one) === linesOf(other);

const linesOf = ({ firstName, lastName, address, address2, city, postalCode }: Address): string =>
  [firstName, lastName, address, address2, city, postalCode].join('\n');
