// The brand of the shop: its logos, icon, colours and faces.
import { endpoint } from '../endpoint.ts';
import { MAX_BRAND_PICTURE_BYTES } from './brand-rules.ts';
import type * as shapes from './staff-shop-brand-shapes.ts';

export const readShopBrand = endpoint<typeof shapes.readShopBrand>()({
  name: 'readShopBrand',
  access: 'staff',
  method: 'GET',
  path: 'private/shop-brand',
  staff: { permission: 'settings.w', record: 'none' },
  summary: 'Logos, icon, colours and faces of the shop',
});

export const saveShopBrand = endpoint<typeof shapes.saveShopBrand>()({
  name: 'saveShopBrand',
  access: 'staff',
  method: 'PUT',
  path: 'private/shop-brand',
  staff: { permission: 'settings.w', record: 'change' },
  summary:
    'Changes logos, icon, colours and faces of the shop; a colour that cannot be read is refused, with the nearest that can',
});

export const uploadBrandPicture = endpoint<typeof shapes.uploadBrandPicture>()({
  name: 'uploadBrandPicture',
  access: 'staff',
  method: 'POST',
  path: 'private/shop-brand/picture',
  upload: { maxBytes: MAX_BRAND_PICTURE_BYTES },
  staff: { permission: 'settings.w', record: 'none' },
  summary: 'Stores a logo or an icon as PNG in the size that it is shown in, which the brand can then name',
});
