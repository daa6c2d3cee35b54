// How countries name the fields of an address: the label, and the same with its article for "Enter …" and "Choose …".

export const addressMessages = {
  city: {
    city: { label: 'City', one: 'a city' },
    post_town: { label: 'Town or city', one: 'a town or city' },
    suburb: { label: 'Suburb', one: 'a suburb' },
    district: { label: 'District', one: 'a district' },
  },
  state: {
    state: { label: 'State', one: 'a state' },
    province: { label: 'Province', one: 'a province' },
    county: { label: 'County', one: 'a county' },
    region: { label: 'Region', one: 'a region' },
    department: { label: 'Department', one: 'a department' },
    prefecture: { label: 'Prefecture', one: 'a prefecture' },
    district: { label: 'District', one: 'a district' },
    emirate: { label: 'Emirate', one: 'an emirate' },
    parish: { label: 'Parish', one: 'a parish' },
    island: { label: 'Island', one: 'an island' },
    area: { label: 'Area', one: 'an area' },
  },
  postalCode: {
    postal: { label: 'Postal code', one: 'a postal code' },
    postcode: { label: 'Postcode', one: 'a postcode' },
    zip: { label: 'ZIP code', one: 'a ZIP code' },
    pin: { label: 'PIN code', one: 'a PIN code' },
    eircode: { label: 'Eircode', one: 'an Eircode' },
  },
};

export type AddressMessages = typeof addressMessages;
