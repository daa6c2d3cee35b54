// States and provinces of countries whose addresses need one.

/** Code, English name, and French name if it differs. */
type ZoneRow = readonly [code: string, en: string, fr?: string];

const ZONES: Readonly<Record<string, readonly ZoneRow[]>> = {
  US: [
    ['AL', 'Alabama'],
    ['AK', 'Alaska'],
    ['AZ', 'Arizona'],
    ['AR', 'Arkansas'],
    ['CA', 'California', 'Californie'],
    ['CO', 'Colorado'],
    ['CT', 'Connecticut'],
    ['DE', 'Delaware'],
    ['DC', 'District of Columbia', 'District de Columbia'],
    ['FL', 'Florida', 'Floride'],
    ['GA', 'Georgia', 'Géorgie'],
    ['HI', 'Hawaii', 'Hawaï'],
    ['ID', 'Idaho'],
    ['IL', 'Illinois'],
    ['IN', 'Indiana'],
    ['IA', 'Iowa'],
    ['KS', 'Kansas'],
    ['KY', 'Kentucky'],
    ['LA', 'Louisiana', 'Louisiane'],
    ['ME', 'Maine'],
    ['MD', 'Maryland'],
    ['MA', 'Massachusetts'],
    ['MI', 'Michigan'],
    ['MN', 'Minnesota'],
    ['MS', 'Mississippi'],
    ['MO', 'Missouri'],
    ['MT', 'Montana'],
    ['NE', 'Nebraska'],
    ['NV', 'Nevada'],
    ['NH', 'New Hampshire'],
    ['NJ', 'New Jersey'],
    ['NM', 'New Mexico', 'Nouveau-Mexique'],
    ['NY', 'New York'],
    ['NC', 'North Carolina', 'Caroline du Nord'],
    ['ND', 'North Dakota', 'Dakota du Nord'],
    ['OH', 'Ohio'],
    ['OK', 'Oklahoma'],
    ['OR', 'Oregon'],
    ['PA', 'Pennsylvania', 'Pennsylvanie'],
    ['RI', 'Rhode Island'],
    ['SC', 'South Carolina', 'Caroline du Sud'],
    ['SD', 'South Dakota', 'Dakota du Sud'],
    ['TN', 'Tennessee'],
    ['TX', 'Texas'],
    ['UT', 'Utah'],
    ['VT', 'Vermont'],
    ['VA', 'Virginia', 'Virginie'],
    ['WA', 'Washington'],
    ['WV', 'West Virginia', 'Virginie-Occidentale'],
    ['WI', 'Wisconsin'],
    ['WY', 'Wyoming'],
    ['AS', 'American Samoa', 'Samoa américaines'],
    ['GU', 'Guam'],
    ['MP', 'Northern Mariana Islands', 'Îles Mariannes du Nord'],
    ['PR', 'Puerto Rico', 'Porto Rico'],
    ['VI', 'U.S. Virgin Islands', 'Îles Vierges américaines'],
    ['AA', 'Armed Forces Americas', 'Forces armées (Amériques)'],
    ['AE', 'Armed Forces Europe', 'Forces armées (Europe)'],
    ['AP', 'Armed Forces Pacific', 'Forces armées (Pacifique)'],
  ],
  CA: [
    ['AB', 'Alberta'],
    ['BC', 'British Columbia', 'Colombie-Britannique'],
    ['MB', 'Manitoba'],
    ['NB', 'New Brunswick', 'Nouveau-Brunswick'],
    ['NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
    ['NS', 'Nova Scotia', 'Nouvelle-Écosse'],
    ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest'],
    ['NU', 'Nunavut'],
    ['ON', 'Ontario'],
    ['PE', 'Prince Edward Island', 'Île-du-Prince-Édouard'],
    ['QC', 'Quebec', 'Québec'],
    ['SK', 'Saskatchewan'],
    ['YT', 'Yukon'],
  ],
  DE: [
    ['BW', 'Baden-Württemberg', 'Bade-Wurtemberg'],
    ['BY', 'Bavaria', 'Bavière'],
    ['BE', 'Berlin'],
    ['BB', 'Brandenburg', 'Brandebourg'],
    ['HB', 'Bremen', 'Brême'],
    ['HH', 'Hamburg', 'Hambourg'],
    ['HE', 'Hesse'],
    ['MV', 'Mecklenburg-Western Pomerania', 'Mecklembourg-Poméranie-Occidentale'],
    ['NI', 'Lower Saxony', 'Basse-Saxe'],
    ['NW', 'North Rhine-Westphalia', 'Rhénanie-du-Nord-Westphalie'],
    ['RP', 'Rhineland-Palatinate', 'Rhénanie-Palatinat'],
    ['SL', 'Saarland', 'Sarre'],
    ['SN', 'Saxony', 'Saxe'],
    ['ST', 'Saxony-Anhalt', 'Saxe-Anhalt'],
    ['SH', 'Schleswig-Holstein'],
    ['TH', 'Thuringia', 'Thuringe'],
  ],
  AU: [
    ['ACT', 'Australian Capital Territory', 'Territoire de la capitale australienne'],
    ['NSW', 'New South Wales', 'Nouvelle-Galles du Sud'],
    ['NT', 'Northern Territory', 'Territoire du Nord'],
    ['QLD', 'Queensland'],
    ['SA', 'South Australia', 'Australie-Méridionale'],
    ['TAS', 'Tasmania', 'Tasmanie'],
    ['VIC', 'Victoria'],
    ['WA', 'Western Australia', 'Australie-Occidentale'],
  ],
};

export interface NamedZone {
  readonly id: number;
  readonly countryCode: string;
  readonly code: string;
  readonly name: string;
}

const numbered = Object.entries(ZONES)
  .flatMap(([countryCode, rows]) => rows.map((row) => ({ countryCode, row })))
  .map((zone, index) => ({ ...zone, id: index + 1 }));

/** Sorted by name; empty for countries without zones. */
export function zonesIn(country: string, language: string): NamedZone[] {
  return numbered
    .filter(({ countryCode }) => countryCode === country)
    .map(({ id, countryCode, row: [code, en, fr] }) => ({
      id,
      countryCode,
      code,
      name: (language === 'fr' && fr) || en,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

export const hasZone = (country: string, code: string): boolean =>
  (ZONES[country] ?? []).some(([known]) => known === code);
