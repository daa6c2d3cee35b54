import { readBox } from '@vitrine/contract/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { withoutMarker } from '../../format/plain-text.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { localHtml } from '../../i18n/local-html.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { Collapsible } from '../../ui/collapsible.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { checkoutMessages } from './checkout-messages.ts';

/** The merchant's terms. */
export function TermsText() {
  const language = useLanguage();
  const t = checkoutMessages[language];
  const { data: box } = useLoad(language, () =>
    ignoreFailure('agreement', shopperApi()(readBox, { params: { key: 'agreement' } })),
  );
  const html = localHtml(withoutMarker(box?.description?.description ?? ''), language);
  if (!html) return null;
  return (
    <Collapsible title={t.readTerms}>
      <RichText html={html} className="text-small" />
    </Collapsible>
  );
}
