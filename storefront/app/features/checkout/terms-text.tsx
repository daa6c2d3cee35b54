import { readBox } from '@vitrine/contract/content.ts';
import { useEffect, useState } from 'react';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { withoutMarker } from '../../format/plain-text.ts';
import { localHtml } from '../../i18n/local-html.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { Fold } from '../../ui/fold.tsx';
import { checkoutMessages } from './checkout-messages.ts';

/** What is agreed to, in the merchant's words. */
export function TermsText() {
  const language = useLanguage();
  const t = checkoutMessages[language];
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isHere = true;
    ignoreFailure('agreement', shopperApi()(readBox, { params: { key: 'agreement' } })).then(
      (box) => isHere && setHtml(localHtml(withoutMarker(box?.description?.description ?? ''), language)),
    );
    return () => {
      isHere = false;
    };
  }, [language]);
  if (!html) return null;
  return (
    <Fold title={t.readTerms}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, cleaned by the shop */}
      <div className="prose text-small" dangerouslySetInnerHTML={{ __html: html }} />
    </Fold>
  );
}
