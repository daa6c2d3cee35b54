import type { cartMessages as english } from '../en/cart.ts';

export const cartMessages: typeof english = {
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Versandkosten',
  total: 'Gesamtbetrag',
  priceChanged: (before, after) => `Der Preis hat sich von ${before} auf ${after} geändert`,
  stockLowered: (left) => `Nur noch ${left} auf Lager. Bitte verringern Sie die Menge.`,
  soldOut: 'Ausverkauft. Bitte entfernen Sie den Artikel, um fortzufahren.',
  unavailable: 'Nicht mehr erhältlich. Bitte entfernen Sie den Artikel, um fortzufahren.',
  mergeCapped: (name, wanted, left) =>
    `Wir haben Ihre Warenkörbe zusammengeführt. ${name}: ${left} von ${wanted} verfügbar.`,
  reduced: (before, after, percent) => `Reduziert von ${before} auf ${after} (−${percent})`,
  couponShare: (code, amount) => `−${amount} mit dem Gutschein ${code}`,
  freeDelivery: 'Kostenlose Lieferung',
  includedTax: (name) => `inkl. ${name}`,
  notServed: (country) => `In dieses Land liefern wir noch nicht: ${country}`,
};
