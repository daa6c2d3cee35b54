// The head of a shop with a brand of its own: its icon, colours, faces, and which logo is shown.
import { brandColors, ownTypePair } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { faceRules, typeStyle } from '@vitrine/ui/type-faces.ts';
import type { LayoutBrand } from './frame-data.ts';

/** For the server only: React leaves a style that it does not know in the head, so no script needs it. */
export const BrandStyle = ({ brand, nonce }: { brand: LayoutBrand; nonce: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: colours and faces of our own, without any text that somebody typed
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: brandStyle(brand) }} />
);

/** For the server only, too: React leaves links that it does not know in the head. */
export const SiteIcons = ({ icon }: { icon: LayoutBrand['siteIcon'] }) =>
  icon ? (
    <>
      <link rel="icon" href={icon.smallUrl} type="image/png" />
      <link rel="apple-touch-icon" href={icon.url} />
    </>
  ) : (
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  );

const brandStyle = (brand: LayoutBrand): string => colorRules(brand) + faceRulesOf(brand) + logoRules(brand);

function colorRules({ accent, accentDark }: LayoutBrand): string {
  if (accent === null) return '';
  const colors = brandColors({ accent, accentDark });
  const tokens: Readonly<Record<string, string | { readonly light: string; readonly dark: string }>> = {
    action: colors.action,
    'on-action': colors.onAction,
    'action-hover': colors.actionHover,
    link: colors.link,
    tint: colors.tint,
    'text-strong': colors.textStrong,
    focus: colors.focus,
    'focus-on-tile': colors.focusOnTile,
    footer: colors.footer,
    'on-footer': colors.onFooter,
    band: colors.band,
  };
  return `:root{${Object.entries(tokens)
    .map(
      ([name, value]) => `--${name}:${typeof value === 'string' ? value : `light-dark(${value.light},${value.dark})`}`,
    )
    .join(';')}}`;
}

function faceRulesOf({ typePair }: LayoutBrand): string {
  if (typePair === null || typePair === ownTypePair) return '';
  const { display, sans, headingWeight } = typeStyle(typePair);
  return `${faceRules(typePair)}:root{--font-display:${display};--font-sans:${sans}}@layer base{h1,h2,h3,.font-display{font-weight:${headingWeight}}}`;
}

const show = (shown: string, hidden: string, root: string): string =>
  `${root} .logo-${hidden}{display:none}${root} .logo-${shown}{display:block}`;

const logoSize =
  '.logo-light,.logo-dark{width:auto;max-width:min(12rem,38vw);max-height:2.5rem;object-fit:contain;object-position:left}';

const logoRules = (brand: LayoutBrand): string => (brand.logo === null ? '' : logoSize + themeRules(brand));

/** The theme is that of the browser unless the shopper has chosen one. */
const themeRules = ({ logoDark }: LayoutBrand): string =>
  logoDark === null
    ? ''
    : `.logo-dark{display:none}@media(prefers-color-scheme:dark){${show('dark', 'light', ':root:not([data-theme=light])')}}${show('dark', 'light', ':root[data-theme=dark]')}`;
