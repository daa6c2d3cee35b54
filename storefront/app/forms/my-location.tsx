import { linkClassName } from '@vitrine/ui/class-names.ts';
import { MapPin } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useState } from 'react';
import { store } from '../session/browser-storage.ts';
import type { AddressField } from './address.ts';
import { readGeocoding } from './read-geocoding.ts';

/** Service that converts a position to an address. */
export interface Geocoding {
  url: string;
  key: string | null;
}

interface MyLocationProps {
  geocoding: Geocoding;
  label: string;
  onFound: (address: Partial<Record<AddressField, string>>) => void;
}

/** The position is requested only after a press. An error is ignored: the shopper can type the address. */
export function MyLocation({ geocoding, label, onFound }: MyLocationProps) {
  const [isBusy, setBusy] = useState(false);
  const locate = async () => {
    setBusy(true);
    try {
      const { coords } = await position();
      const address = readGeocoding(await (await fetch(addressOf(geocoding, coords))).json());
      if (address) {
        setCurrentAddress(address);
        onFound(address);
      }
    } catch {
      // Ignored, see above.
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" aria-busy={isBusy} onClick={locate} className={linkClassName}>
      {isBusy ? <Spinner size={18} /> : <MapPin size={18} />}
      {label}
    </button>
  );
}

const timeoutMs = 10_000;

const position = (): Promise<GeolocationPosition> =>
  new Promise((found, failed) => navigator.geolocation.getCurrentPosition(found, failed, { timeout: timeoutMs }));

function addressOf({ url, key }: Geocoding, { latitude, longitude }: GeolocationCoordinates): string {
  const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, language: 'en', ...(key && { key }) });
  return `${url}?${query}`;
}

/** Stores the address found from the shopper's last position. */
const setCurrentAddress = (address: object): boolean => store('vitrine.currentAddress', JSON.stringify(address));
