// Collects problems of a catalogue with their location.
import { toMinor } from '../platform/money.ts';
import type { FilePicture, FileText } from './catalogue-file-shape.ts';
import { fileOf, slugFrom } from './file-values.ts';
import type { Problem } from './read-catalogue-file.ts';

export type Path = readonly PropertyKey[];
type CheckName = (name: string, path: Path) => void;

interface Addressed {
  readonly name: FileText;
  readonly slug?: FileText | undefined;
}

export interface CheckedStore {
  readonly currency: string;
  readonly languages: readonly string[];
}

export class ProblemList {
  readonly problems: Problem[] = [];
  private readonly store: CheckedStore;
  private readonly pictures: ReadonlySet<string>;

  constructor(store: CheckedStore, pictures: ReadonlySet<string>) {
    this.store = store;
    this.pictures = pictures;
  }

  say(path: Path, message: string): void {
    this.problems.push({ path, message });
  }

  /** Checks that a name is not used twice. */
  once(what: string): CheckName {
    const seen = new Set<string>();
    return (name, path) => {
      if (seen.has(name)) this.say(path, `duplicate ${what} "${name}"`);
      seen.add(name);
    };
  }

  /** Checks that a name exists in the file or in the database. */
  known(names: ReadonlySet<string>, what: string): CheckName {
    return (name, path) => {
      if (!names.has(name)) this.say(path, `unknown ${what} "${name}"`);
    };
  }

  /** Checks that addresses are unique per language, in the file and in the database. */
  ownAddress(what: string, taken: ReadonlyMap<string, string>): (owner: string, entry: Addressed, path: Path) => void {
    const unique = this.once(`address of the ${what}`);
    return (owner, { name, slug }, path) => {
      const text = slug ?? name;
      for (const language of this.store.languages) {
        const value = typeof text === 'string' ? text : text[language];
        if (!value) continue;
        const address = `${language}/${slugFrom(value, language)}`;
        unique(address, path);
        const other = taken.get(address);
        if (other !== undefined && other !== owner)
          this.say(path, `the address ${address} is already used by ${what} ${other}`);
      }
    };
  }

  text(text: FileText | undefined, path: Path): void {
    if (typeof text !== 'object') return;
    const [own = 'en'] = this.store.languages;
    if (!(own in text)) this.say(path, `the text in the store's first language, ${own}, is missing`);
    for (const language of Object.keys(text)) {
      if (!this.store.languages.includes(language))
        this.say([...path, language], `"${language}" is not a language of the store`);
    }
  }

  picture(picture: FilePicture | undefined, path: Path): void {
    if (picture === undefined || this.pictures.has(fileOf(picture))) return;
    this.say(path, `picture "${fileOf(picture)}" not found or not readable`);
  }

  amount(amount: number | undefined, path: Path): void {
    const { currency } = this.store;
    if (amount !== undefined && toMinor(amount, currency) === null) {
      this.say(path, `${amount} has more decimals than ${currency} allows`);
    }
  }
}
