import type { Customer } from '@vitrine/contract/account-shapes.ts';
import type { ReactNode } from 'react';
import { failureWords } from '../../api/failure-words.ts';
import { TroublePanel } from '../../forms/trouble-panel.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { accountMessages } from './account-messages.ts';
import { useCustomer } from './use-customer.ts';

interface SignedInOnlyProps {
  skeleton: ReactNode;
  children: (customer: Customer) => ReactNode;
}

export function SignedInOnly({ skeleton, children }: SignedInOnlyProps) {
  const language = useLanguage();
  const { customer, failure, renew } = useCustomer();
  if (customer) return children(customer);
  if (!failure) return skeleton;
  return (
    <TroublePanel tone="error" words={failureWords(failure, language)}>
      <Button className="mt-4" onClick={renew}>
        {accountMessages[language].retry}
      </Button>
    </TroublePanel>
  );
}
