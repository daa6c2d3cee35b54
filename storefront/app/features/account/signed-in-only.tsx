import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import type { ReactNode } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { useCustomer } from './use-customer.ts';

interface SignedInOnlyProps {
  skeleton: ReactNode;
  children: (customer: Customer) => ReactNode;
}

export function SignedInOnly({ skeleton, children }: SignedInOnlyProps) {
  const language = useLanguage();
  const { customer, error, renew } = useCustomer();
  if (customer) return children(customer);
  if (!error) return skeleton;
  return (
    <ErrorPanel tone="error" message={errorMessage(error, language)}>
      <Button className="mt-4" onClick={renew}>
        {translate(accountMessages, language).retry}
      </Button>
    </ErrorPanel>
  );
}
