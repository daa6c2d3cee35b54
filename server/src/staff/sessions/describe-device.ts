// Pure: browser and system, as far as the browser tells.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.+Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 60;

/** Such as `Firefox, Windows`. Of an unknown program the first word of what it sends. */
export function describeDevice(userAgent = ''): string {
  const named = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []);
  if (named.length > 0) return named.join(', ');
  return (
    userAgent
      .replace(/[^\x20-\x7e]/g, '')
      .split(/[\s/]/)[0]
      ?.slice(0, LONGEST) ?? ''
  );
}
