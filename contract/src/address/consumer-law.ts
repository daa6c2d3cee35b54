/**
 * Countries whose law names the words of the order button and gives 14 days to withdraw: the European Union and the rest of the
 * European Economic Area (directive 2011/83, articles 8(2) and 9), and the United Kingdom (Consumer Contracts Regulations 2013, 14(4)
 * and 29).
 */
const countries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** An unknown country may have the law. */
export const hasConsumerLaw = (country: string): boolean => country === '' || countries.has(country);
