// Pure: codes made from names. The same name always has the same code, and two names never share one.
import { slugFrom } from '../../platform/text/slug.ts';

const MAX_LENGTH = 60;

export class UniqueCodes {
  private readonly codes = new Map<string, string>();
  private readonly taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.taken = new Set(taken);
  }

  codeOf(name: string, language: string): string {
    const key = name.normalize('NFC').trim().toLowerCase();
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    const base = slugFrom(name, language).slice(0, MAX_LENGTH).replace(/-+$/, '');
    let code = base;
    for (let number = 2; this.taken.has(code); number += 1) code = `${base}-${number}`;
    this.taken.add(code);
    this.codes.set(key, code);
    return code;
  }
}
