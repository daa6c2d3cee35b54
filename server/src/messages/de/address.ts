import type { AddressMessages } from '../en/address.ts';

export const addressMessages: AddressMessages = {
  city: {
    city: { label: 'Ort', one: 'einen Ort' },
    post_town: { label: 'Ort', one: 'einen Ort' },
    suburb: { label: 'Ort', one: 'einen Ort' },
    district: { label: 'Bezirk', one: 'einen Bezirk' },
  },
  state: {
    state: { label: 'Bundesstaat', one: 'einen Bundesstaat' },
    province: { label: 'Provinz', one: 'eine Provinz' },
    county: { label: 'Grafschaft', one: 'eine Grafschaft' },
    region: { label: 'Region', one: 'eine Region' },
    department: { label: 'Departement', one: 'ein Departement' },
    prefecture: { label: 'Präfektur', one: 'eine Präfektur' },
    district: { label: 'Bezirk', one: 'einen Bezirk' },
    emirate: { label: 'Emirat', one: 'ein Emirat' },
    parish: { label: 'Gemeinde', one: 'eine Gemeinde' },
    island: { label: 'Insel', one: 'eine Insel' },
    area: { label: 'Gebiet', one: 'ein Gebiet' },
  },
  postalCode: {
    postal: { label: 'Postleitzahl', one: 'eine Postleitzahl' },
    postcode: { label: 'Postleitzahl', one: 'eine Postleitzahl' },
    zip: { label: 'Postleitzahl (ZIP)', one: 'eine Postleitzahl' },
    pin: { label: 'Postleitzahl (PIN)', one: 'eine Postleitzahl' },
    eircode: { label: 'Eircode', one: 'einen Eircode' },
  },
};
