// The merchant's commands about reviews, said in words and answered in lines. Run in the process that has the database.
import { parseArgs } from 'node:util';
import type { AdminApi } from '@vitrine/server';
import { reviewSheet, reviewTable } from './print-reviews.ts';
import { numberFrom, UnknownCommand } from './unknown-command.ts';

export const REVIEW_HELP = `  npm run shop -- reviews        list the reviews awaiting approval.
  npm run shop -- review ID [--publish | --refuse "reason"]
                                 show one review; publish it, or refuse it and email the reason to its author.`;

export const isReviewCommand = (name: string | undefined): boolean => name === 'reviews' || name === 'review';

export async function runReviewCommand(door: AdminApi, args: readonly string[]): Promise<string[]> {
  const { positionals, values } = parse(args);
  const [name, first, ...rest] = positionals;
  const { publish, refuse } = values;
  if (rest.length > 0) throw new UnknownCommand();
  if (name === 'reviews') {
    if (first !== undefined || Object.keys(values).length > 0) throw new UnknownCommand();
    return reviewTable(await door.listWaitingReviews());
  }
  const id = numberFrom(first);
  if (publish && refuse !== undefined) throw new UnknownCommand();
  if (publish) return [...reviewSheet(await door.publishReview(id)), '', `Review ${id} published.`];
  if (refuse === undefined) return reviewSheet(await door.showReview(id));
  const reason = refuse.trim();
  if (reason === '') throw new UnknownCommand();
  return [
    ...reviewSheet(await door.refuseReview(id, reason)),
    '',
    `Review ${id} refused. An email will be sent to its author.`,
  ];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { publish: { type: 'boolean' }, refuse: { type: 'string' } },
    });
  } catch {
    throw new UnknownCommand();
  }
}
