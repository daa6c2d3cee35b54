import {
  type BrandColors,
  type BrandPicture,
  brandColors,
  brandPicturePath,
  ownTypePair,
  type Theme,
} from '@vitrine/contract/shop-brand/brand-rules.ts';
import type { ShopBrand } from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import { faceFiles, typeStyle } from '@vitrine/ui/type-faces.ts';
import { type CSSProperties, useEffect } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { shopBrandMessages } from '../../messages/en/shop-brand.ts';
import { Section } from '../../ui/section.tsx';

interface BrandPreviewProps {
  brand: ShopBrand;
  shopName: string;
}

/** How pages look with what stands in the form, in both themes. */
export function BrandPreview({ brand, shopName }: BrandPreviewProps) {
  const t = useMessages(shopBrandMessages);
  const pair = brand.typePair ?? ownTypePair;
  useEffect(() => {
    // The browser loads a face when a text has it.
    if (!('fonts' in document)) return;
    const faces = faceFiles(pair).map(
      ({ family, file, weights }) => new FontFace(family, `url("${file}")`, { weight: weights }),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [pair]);
  const colors = brandColors(brand);
  const { display, sans, headingWeight } = typeStyle(pair);
  const type = { '--font-display': display, '--font-sans': sans, '--weight': headingWeight } as CSSProperties;
  return (
    <div className="lg:sticky lg:top-20">
      <Section title={t.preview}>
        <div className="grid gap-4 sm:grid-cols-2" style={type}>
          <Sample theme="light" colors={colors} shopName={shopName} logo={brand.logo} />
          <Sample theme="dark" colors={colors} shopName={shopName} logo={brand.logoDark ?? brand.logo} />
        </div>
      </Section>
    </div>
  );
}

const tokensOf = (colors: BrandColors, theme: Theme): CSSProperties =>
  ({
    colorScheme: theme,
    '--action': colors.action[theme],
    '--on-action': colors.onAction[theme],
    '--link': colors.link[theme],
    '--tint': colors.tint[theme],
    '--text-strong': colors.textStrong[theme],
    '--footer': colors.footer[theme],
    '--on-footer': colors.onFooter,
  }) as CSSProperties;

interface SampleProps {
  theme: Theme;
  colors: BrandColors;
  shopName: string;
  logo: BrandPicture | null;
}

function Sample({ theme, colors, shopName, logo }: SampleProps) {
  const t = useMessages(shopBrandMessages);
  return (
    <div
      role="img"
      aria-label={t.themes[theme]}
      style={tokensOf(colors, theme)}
      className="flex flex-col overflow-hidden rounded-panel border border-line bg-page font-sans text-body"
    >
      <p className="border-b border-line px-4 py-3 font-display text-h3 font-(--weight) break-words text-strong">
        {logo ? (
          <img src={brandPicturePath(logo.hash)} alt="" className="max-h-10 max-w-full object-contain" />
        ) : (
          shopName
        )}
      </p>
      <div className="flex flex-col items-start gap-3 p-4">
        <p className="font-display text-h2 font-(--weight) text-strong">{t.sampleTitle}</p>
        <p className="text-small">
          {t.sampleText} <span className="text-link underline">{t.sampleLink}</span>
        </p>
        <p className="rounded-control bg-tint px-3 py-1.5 text-small text-strong">{t.sampleChoice}</p>
        <p className="tabular text-price font-semibold text-strong">{t.samplePrice}</p>
        <p className="rounded-control bg-action px-4 py-2 text-small font-semibold text-on-action">{t.sampleButton}</p>
      </div>
      <p className="mt-auto bg-footer px-4 py-3 text-small text-on-footer">{shopName}</p>
    </div>
  );
}
