import type * as english from '../en/shop-brand.ts';

const ratio = (contrast: number): string => contrast.toFixed(1).replace('.', ',');

export const shopBrandMessages: typeof english.shopBrandMessages = {
  title: 'Erscheinungsbild',
  pictures: 'Logo und Symbol',
  logo: 'Logo',
  logoHint:
    'PNG, JPEG oder WebP, mindestens 48 Pixel hoch. Ein PNG mit durchsichtigem Hintergrund passt überall. Auch in E-Mails und auf Rechnungen.',
  logoDark: 'Logo für dunkle Hintergründe',
  logoDarkHint: 'Ohne es wird das Logo auch im dunklen Design gezeigt.',
  siteIcon: 'Symbol des Browser-Tabs',
  siteIconHint: 'Ein Quadrat von mindestens 192 × 192 Pixeln.',
  pictureAlt: (label, shopName) => `${label} von ${shopName}`,
  colors: 'Farben',
  colorsAbout:
    'Schaltflächen, Links und Überschriften haben diese Farbe; hellere und dunklere Töne werden daraus gebildet.',
  accent: 'Akzentfarbe',
  accentHint: 'Sechs Ziffern wie #163264, zum Beispiel aus Ihrem Logo. Leer: das Tintenblau des Shops.',
  accentDark: 'Akzentfarbe im dunklen Design',
  accentDarkHint: 'Leer: aus der Akzentfarbe gebildet.',
  choose: (label) => `Wählen: ${label}`,
  ownColors: 'Zurück zum Tintenblau des Shops',
  colorWrong: 'Geben Sie ein # und sechs Ziffern von 0 bis 9 und a bis f ein, zum Beispiel #163264',
  unreadable: {
    light: (contrast) =>
      `Diese Farbe ist zu hell für Texte: Ihr Kontrast zur Seite ist ${ratio(contrast)} zu 1, nötig sind 4,5 zu 1`,
    dark: (contrast) =>
      `Diese Farbe ist zu dunkel für das dunkle Design: Ihr Kontrast zur Seite ist ${ratio(contrast)} zu 1, nötig sind 4,5 zu 1`,
  },
  nearestButton: (color) => `Die nächste lesbare Farbe nehmen: ${color}`,
  typePair: 'Schriften',
  pairs: {
    vitrine: 'Überschriften mit Serifen, schlichte Texte. Die Schriften des Shops.',
    modern: 'Eine schlichte Schrift für alles. Der kleinste Download.',
    classic: 'Überschriften wie in einem Buch, schlichte Texte.',
    friendly: 'Eine runde, offene Schrift für alles.',
    literary: 'Überschriften und Texte wie in einem Buch.',
  },
  preview: 'Vorschau',
  themes: { light: 'Eine Seite im hellen Design', dark: 'Eine Seite im dunklen Design' },
  sampleTitle: 'Von Hand gemacht',
  sampleText: 'Zweimal gebrannt und in unserer Werkstatt glasiert.',
  sampleLink: 'Mehr lesen',
  sampleChoice: 'Indigoblau',
  samplePrice: '24,50',
  sampleButton: 'In den Warenkorb',
  unsaved: 'Noch nicht gespeichert',
  saved: 'Das Erscheinungsbild ist gespeichert. Kunden sehen es sofort.',
};
