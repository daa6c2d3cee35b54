import { readInstructions } from '@vitrine/contract/checkout/payment-instructions.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';

/** A value to be copied, such as an IBAN, has a line of its own and breaks between its groups only. */
export function PaymentInstructions({ instructions }: { instructions: string }) {
  const t = useMessages(orderMessages);
  const { text, facts } = readInstructions(instructions);
  return (
    <Panel tone="info">
      <h2 className="text-h3">{t.instructions}</h2>
      <p className="mt-2 break-words whitespace-pre-line empty:hidden">{text}</p>
      {facts.length > 0 && (
        <dl className="mt-3 flex flex-col gap-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline sm:gap-x-6 sm:gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="sm:contents">
              <dt className="text-small text-second">{label}</dt>
              <dd className="tabular font-medium break-words text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
