import { expect, test } from 'vitest';
import { hasZone, zoneOfPostcode } from './countries.ts';

test.each([
  ['US', '04101', 'ME'],
  ['US', '10001-1234', 'NY'],
  ['US', '90210', 'CA'],
  ['US', '99501', 'AK'],
  ['US', '20001', 'DC'],
  ['US', '20101', 'VA'],
  ['US', '73301', 'TX'],
  ['US', '96910', ''],
  ['US', '0410', ''],
  ['CA', 'h2x 1y4', 'QC'],
  ['CA', 'M5V3L9', 'ON'],
  ['CA', 'X1A 0A1', ''],
  ['CA', 'H', ''],
  ['FR', '75011', ''],
])('%s %s is in %j', (country, postcode, zone) => {
  expect(zoneOfPostcode(country, postcode)).toBe(zone);
});

test('every returned zone is a known one', () => {
  const zones = Array.from({ length: 1000 }, (_, prefix) =>
    zoneOfPostcode('US', `${String(prefix).padStart(3, '0')}00`),
  );
  expect(new Set(zones).size).toBeGreaterThan(50);
  for (const zone of zones) if (zone !== '') expect(hasZone('US', zone), zone).toBe(true);
});
