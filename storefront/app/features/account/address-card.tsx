import type { Address, Customer } from '@vitrine/contract/account/account-shapes.ts';
import { formatAddress, generalFormat } from '@vitrine/contract/address/address-format.ts';
import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { useEffect, useRef, useState } from 'react';
import { isCompleteAddress, storedAddress } from '../../forms/address.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { getHomeCountry } from '../../session/document-data.ts';
import { AddressEditor } from './address-editor.tsx';

interface AddressCardsProps {
  customer: Customer;
  countries: Country[];
}

/** Goods go to the billing address unless another is given, so without any address there is one card to fill in. */
export const AddressCards = ({ customer, countries }: AddressCardsProps) => (
  <div className="grid gap-4 sm:grid-cols-2 has-[form]:grid-cols-1">
    {(customer.delivery || isCompleteAddress(customer.billing)) && (
      <AddressCard kind="delivery" customer={customer} countries={countries} />
    )}
    <AddressCard kind="billing" customer={customer} countries={countries} />
  </div>
);

interface AddressCardProps extends AddressCardsProps {
  kind: 'billing' | 'delivery';
}

/** Shows the address, and the form in its place while it is edited. */
function AddressCard({ kind, customer, countries }: AddressCardProps) {
  const t = useMessages(accountMessages);
  const [isOpen, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section aria-labelledby={`${kind}-title`} className="min-w-0 rounded-panel border border-line bg-surface p-5">
      <div className="-mt-2 flex min-h-11 items-center justify-between gap-4">
        <h3 id={`${kind}-title`} className="font-sans text-base font-semibold">
          {t[kind]}
        </h3>
        {!isOpen && (
          <button
            ref={edit}
            type="button"
            aria-label={t.editNamed(t[kind])}
            onClick={() => setOpen(true)}
            className={linkClassName}
          >
            {t.edit}
          </button>
        )}
      </div>
      {isOpen ? (
        <AddressEditor kind={kind} customer={customer} countries={countries} onClose={() => setOpen(false)} />
      ) : (
        <AddressText
          address={customer[kind]}
          isSame={kind === 'delivery' && !customer.delivery}
          countries={countries}
        />
      )}
    </section>
  );
}

interface AddressTextProps {
  address: Address | null;
  isSame: boolean;
  countries: Country[];
}

function AddressText({ address, isSame, countries }: AddressTextProps) {
  const t = useMessages(accountMessages);
  if (isSame) return <p className="text-second">{t.sameAsBilling}</p>;
  if (!address || !isCompleteAddress(address)) return <p className="text-second">{t.noAddress}</p>;
  const values = storedAddress(address);
  const country = countries.find(({ code }) => code === address.country);
  const countryName = country?.name ?? address.country;
  const lines = formatAddress(
    { ...values, countryName, state: address.stateProvince },
    country?.addressFormat ?? generalFormat(false),
    getHomeCountry(),
  );
  return (
    <address className="text-second not-italic">
      {[...lines, values.phone].filter(Boolean).map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
    </address>
  );
}
