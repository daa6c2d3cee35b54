import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { momentInWords } from '@vitrine/contract/withdrawal/withdrawal-declaration.ts';
import type { withdraw as shape } from '@vitrine/contract/withdrawal/withdrawal-shapes.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { declarationMessages } from '../../messages/en/withdrawal.ts';
import { translate } from '../../messages/translate.ts';

/** Replaces the steps and takes the focus. */
export function WithdrawalReceipt({ receipt }: { receipt: ResponseOf<typeof shape> }) {
  const language = useLanguage();
  const t = translate(declarationMessages, language);
  return (
    <section aria-labelledby="withdrawal-received" className="flex flex-col gap-5">
      <div className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 shrink-0 text-success" size={28} />
        <h2 id="withdrawal-received" ref={focusOnMount} tabIndex={-1} className="text-h3 outline-none">
          {t.received}
        </h2>
      </div>
      <dl>
        <dt className="text-small text-second">{t.receivedAt}</dt>
        <dd className="font-medium text-strong">
          <time dateTime={receipt.receivedAt}>{momentInWords(receipt.receivedAt, language)}</time>
        </dd>
      </dl>
      <DeclarationPanel text={receipt.declaration} />
      <p className="break-words">{t.receipt(receipt.email)}</p>
      <p className="text-second">{t.next}</p>
      <LocalLink to="/category/all" className={buttonClassName('secondary', 'no-print self-start')}>
        {t.home}
      </LocalLink>
    </section>
  );
}

/** The declaration exactly as it is sent, line by line. */
export const DeclarationPanel = ({ text }: { text: string }) => (
  <Panel tone="info">
    <p className="break-text whitespace-pre-line text-strong">{text}</p>
  </Panel>
);
