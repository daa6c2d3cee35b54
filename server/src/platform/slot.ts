/** A place for what a feature needs from one above it: the lower feature defines the type, the higher one fills it at the start. */
export class Slot<T> {
  private readonly name: string;
  private content: { readonly value: T } | undefined;

  constructor(name: string) {
    this.name = name;
  }

  fill(value: T): void {
    if (this.content) throw new Error(`${this.name} is given twice`);
    this.content = { value };
  }

  /** To be called when all features are started: for a request, not at the start. */
  get(): T {
    if (!this.content) throw new Error(`no feature gives ${this.name}`);
    return this.content.value;
  }
}
