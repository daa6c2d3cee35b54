import type { AddressMessages } from '../en/address.ts';

export const addressMessages: AddressMessages = {
  city: {
    city: { label: 'Ville', one: 'une ville' },
    post_town: { label: 'Ville', one: 'une ville' },
    suburb: { label: 'Localité', one: 'une localité' },
    district: { label: 'District', one: 'un district' },
  },
  state: {
    state: { label: 'État', one: 'un État' },
    province: { label: 'Province', one: 'une province' },
    county: { label: 'Comté', one: 'un comté' },
    region: { label: 'Région', one: 'une région' },
    department: { label: 'Département', one: 'un département' },
    prefecture: { label: 'Préfecture', one: 'une préfecture' },
    district: { label: 'District', one: 'un district' },
    emirate: { label: 'Émirat', one: 'un émirat' },
    parish: { label: 'Paroisse', one: 'une paroisse' },
    island: { label: 'Île', one: 'une île' },
    area: { label: 'Zone', one: 'une zone' },
  },
  postalCode: {
    postal: { label: 'Code postal', one: 'un code postal' },
    postcode: { label: 'Code postal', one: 'un code postal' },
    zip: { label: 'Code ZIP', one: 'un code ZIP' },
    pin: { label: 'Code PIN', one: 'un code PIN' },
    eircode: { label: 'Eircode', one: 'un Eircode' },
  },
};
