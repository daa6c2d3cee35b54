// Pure: finds the zone of a postcode, for forms that send no zone.

/** Ranges of the first three digits of US postcodes: each entry ends where the next begins. An empty code is a gap. */
const AMERICAN =
  '005 NY,006 PR,008 -,009 PR,010 MA,028 RI,030 NH,039 ME,050 VT,055 MA,056 VT,060 CT,070 NJ,090 -,100 NY,150 PA,197 DE,200 DC,201 VA,202 DC,206 MD,220 VA,247 WV,269 -,270 NC,290 SC,300 GA,320 FL,340 -,341 FL,350 AL,370 TN,386 MS,398 GA,400 KY,428 -,430 OH,460 IN,480 MI,500 IA,529 -,530 WI,550 MN,568 -,570 SD,578 -,580 ND,589 -,590 MT,600 IL,630 MO,659 -,660 KS,680 NE,694 -,700 LA,715 -,716 AR,730 OK,733 TX,734 OK,750 TX,800 CO,817 -,820 WY,832 ID,839 -,840 UT,848 -,850 AZ,866 -,870 NM,885 TX,886 -,889 NV,899 -,900 CA,962 -,967 HI,969 -,970 OR,980 WA,995 AK';

const american = AMERICAN.split(',').map((entry): readonly [number, string] => {
  const [from = '', zone = ''] = entry.split(' ');
  return [Number(from), zone === '-' ? '' : zone];
});

const canadian: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};

/** Returns an empty string if unknown. */
export function zoneOfPostcode(country: string, postcode: string): string {
  const code = postcode.trim().toUpperCase();
  if (country === 'CA') return /^[A-Z]\d[A-Z]/.test(code) ? (canadian[code.charAt(0)] ?? '') : '';
  if (country !== 'US' || !/^\d{5}/.test(code)) return '';
  const prefix = Number(code.slice(0, 3));
  return american.findLast(([from]) => from <= prefix)?.[1] ?? '';
}
