// Reads what the merchant typed. What cannot be read is named, with an example.
import { WrongArgument } from './command.ts';

export function numberFrom(text: string | undefined, what: string): number {
  if (!/^\d{1,9}$/.test(text ?? '')) throw new WrongArgument(`"${text}" is not ${what}.`);
  return Number(text);
}

/** With or without the prefix that shoppers see: V-10042. */
export function orderNumberFrom(text: string | undefined): number {
  const id = /^[^\d\s]{0,20}(\d{1,9})$/.exec(text ?? '')?.[1];
  if (id === undefined) throw new WrongArgument(`"${text}" is not an order number such as 10042.`);
  return Number(id);
}

/** As typed: the use case knows how many decimals the currency has. */
export function amountFrom(text: string | undefined): string {
  const amount = (text ?? '').replace(',', '.');
  if (!/^\d{1,8}(\.\d{1,4})?$/.test(amount)) throw new WrongArgument(`"${text}" is not an amount such as 79.90.`);
  return amount;
}

/** The beginning of the day, or with `plus: 1` its end. */
export function dayFrom(text: string | undefined, { plus = 0 } = {}): Date | null {
  if (text === undefined) return null;
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new WrongArgument(`"${text}" is not a day such as 2026-12-24.`);
  return new Date(day.getTime() + plus * 24 * 60 * 60 * 1000);
}

export function urlFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^https?:\/\/\S+$/.test(text))
    throw new WrongArgument(`"${text}" is not a URL such as https://post.example/T1.`);
  return text;
}
