// The style of a shop with a brand of its own: colours and faces.
import { brandColors, ownTypePair } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { faceRules, typeStyle } from '@vitrine/ui/type-faces.ts';
import type { LayoutBrand } from './frame-data.ts';

/** For the server only: React leaves a style that it does not know in the head, so no script needs it. */
export const BrandStyle = ({ brand, nonce }: { brand: LayoutBrand; nonce: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: colours and faces of our own, without any text that somebody typed
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: brandStyle(brand) }} />
);

const brandStyle = (brand: LayoutBrand): string => colorRules(brand) + faceRulesOf(brand);

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
