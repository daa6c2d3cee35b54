// Collects problems of a catalog with their location.

import type { FilePicture, FileRichTexts } from '@vitrine/contract/fields/field-file-values.ts';
import type { FaultThing } from '../../messages/en/file-fault.ts';
import { toMinor } from '../../platform/money.ts';
import { type Fault, fault, type Problem } from './fault.ts';
import { fileOf } from './file-values.ts';

export type Path = readonly PropertyKey[];
type CheckName = (name: string, path: Path) => void;

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

  say(path: Path, found: Fault): void {
    this.problems.push({ path, fault: found });
  }

  /** Checks that a name is not used twice. */
  once(what: FaultThing): CheckName {
    const seen = new Set<string>();
    return (name, path) => {
      if (seen.has(name)) this.say(path, fault('duplicate', what, name));
      seen.add(name);
    };
  }

  /** Checks that a name exists in the file or in the database. */
  known(names: Pick<ReadonlySet<string>, 'has'>, what: FaultThing): CheckName {
    return (name, path) => {
      if (!names.has(name)) this.say(path, fault('unknown', what, name));
    };
  }

  text(text: FileRichTexts | null | undefined, path: Path): void {
    if (typeof text !== 'object' || text === null) return;
    const byLanguage = 'html' in text && typeof text.html === 'object' ? text.html : text;
    for (const language of Object.keys(byLanguage ?? {})) {
      if (language !== 'html' && !this.store.languages.includes(language))
        this.say([...path, language], fault('no-language', language));
    }
  }

  picture(picture: FilePicture | null | undefined, path: Path): void {
    if (!picture || this.pictures.has(fileOf(picture))) return;
    this.say(path, fault('no-picture', fileOf(picture)));
  }

  amount(amount: number | null | undefined, path: Path): void {
    const { currency } = this.store;
    if (typeof amount === 'number' && toMinor(amount, currency) === null) {
      this.say(path, fault('decimals', amount, currency));
    }
  }
}
