import { classNames, linkClassName } from '@vitrine/ui/class-names.ts';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';
import { ExternalLink } from '../ui/icons.ts';

export function ShopLink({ className }: { className?: string }) {
  const t = useMessages(layoutMessages);
  const { store } = useProfile();
  return (
    <a href={store.url} target="_blank" rel="noopener" className={classNames(linkClassName, 'px-2', className)}>
      <ExternalLink size={18} />
      {t.openShop}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  );
}
