import { Button } from '@vitrine/ui/button.tsx';
import { Share2 } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { wishlistMessages } from '../../messages/en/wishlist.ts';
import { translate } from '../../messages/translate.ts';
import { writeWishlist } from '../../session/wishlist.ts';

/** By the telephone's own means where there are any, else through the clipboard, else to copy by hand. */
export function ShareButton({ skus }: { skus: string[] }) {
  const language = useLanguage();
  const t = translate(wishlistMessages, language);
  const [told, setTold] = useState<'copied' | 'copyFailed' | null>(null);
  // The browser decodes the value once, and the list is decoded again; plain SKUs stay readable.
  const items = writeWishlist(skus).replaceAll('%', '%25');
  const url = `${location.origin}${localPath(language, '/wishlist')}?items=${items}`;
  const share = async () => {
    if (typeof navigator.share === 'function')
      return navigator.share({ title: t.sharedTitle, url }).catch(ignoreChangeOfMind);
    try {
      await navigator.clipboard.writeText(url);
      setTold('copied');
    } catch {
      setTold('copyFailed');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="secondary" onClick={share}>
        <Share2 size={20} />
        {t.share}
      </Button>
      <p role="status" className="text-small text-second">
        {told && t[told]}
        {told === 'copyFailed' && <span className="block break-all select-all">{url}</span>}
      </p>
    </div>
  );
}

/** Closing the telephone's sheet without choosing anybody counts as an error there; here it is none. */
const ignoreChangeOfMind = () => {};
