// Collects issues of a catalog with their location.

import type { FilePicture, FileRichTexts } from '@vitrine/contract/fields/field-file-values.ts';
import type { IssueThing } from '../../messages/en/file-issue.ts';
import { toMinor } from '../../platform/money.ts';
import { fileOf } from './file-values.ts';
import { createIssue, type EntryIssue, type LocatedIssue } from './issue.ts';

export type Path = readonly PropertyKey[];
type CheckName = (name: string, path: Path) => void;

export interface CheckedStore {
  readonly currency: string;
  readonly languages: readonly string[];
}

export class IssueList {
  readonly issues: LocatedIssue[] = [];
  private readonly store: CheckedStore;
  private readonly pictures: ReadonlySet<string>;

  constructor(store: CheckedStore, pictures: ReadonlySet<string>) {
    this.store = store;
    this.pictures = pictures;
  }

  say(path: Path, found: EntryIssue): void {
    this.issues.push({ ...found, path });
  }

  /** Checks that a name is not used twice. */
  once(what: IssueThing): CheckName {
    const seen = new Set<string>();
    return (name, path) => {
      if (seen.has(name)) this.say(path, createIssue('duplicate', what, name));
      seen.add(name);
    };
  }

  /** Checks that a name exists in the file or in the database. */
  known(names: Pick<ReadonlySet<string>, 'has'>, what: IssueThing): CheckName {
    return (name, path) => {
      if (!names.has(name)) this.say(path, createIssue('unknown', what, name));
    };
  }

  text(text: FileRichTexts | null | undefined, path: Path): void {
    if (typeof text !== 'object' || text === null) return;
    const byLanguage = 'html' in text && typeof text.html === 'object' ? text.html : text;
    for (const language of Object.keys(byLanguage ?? {})) {
      if (language !== 'html' && !this.store.languages.includes(language))
        this.say([...path, language], createIssue('no-language', language));
    }
  }

  picture(picture: FilePicture | null | undefined, path: Path): void {
    if (!picture || this.pictures.has(fileOf(picture))) return;
    this.say(path, createIssue('no-picture', fileOf(picture)));
  }

  amount(amount: number | null | undefined, path: Path): void {
    const { currency } = this.store;
    if (typeof amount === 'number' && toMinor(amount, currency) === null) {
      this.say(path, createIssue('decimals', amount, currency));
    }
  }
}
