// Finds names of settings that are probably misspelt. Other programs' variables are in the same environment, so only names
// that differ from a setting by one letter are taken for one.

const MIN_LENGTH = 6;

export interface MisspeltName {
  readonly name: string;
  readonly meant: string;
}

export function findMisspelt(names: readonly string[], settings: readonly string[]): MisspeltName[] {
  const known = new Set(settings);
  return names.flatMap((name) => {
    if (known.has(name) || name.length < MIN_LENGTH) return [];
    const meant = settings.find((setting) => setting.length >= MIN_LENGTH && differsByOne(name.toUpperCase(), setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Whether one letter is missing, added, replaced or swapped with its neighbour, or only the case differs. */
function differsByOne(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return true;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
}
