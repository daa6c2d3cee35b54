// The merchant's review commands, as text lines. They run in the process that has the database.
import { parseArgs } from 'node:util';
import type { AdminApi } from '@vitrine/server';
import { reviewDetails, reviewTable } from './print-reviews.ts';
import { numberFrom, UnknownCommand } from './unknown-command.ts';

export const REVIEW_HELP = `  npm run shop -- reviews        list the reviews awaiting approval.
  npm run shop -- review ID [--publish | --refuse "reason"]
                                 show one review; publish it, or refuse it and email the reason to its author.`;

export const isReviewCommand = (name: string | undefined): boolean => name === 'reviews' || name === 'review';

export async function runReviewCommand(adminApi: AdminApi, args: readonly string[]): Promise<string[]> {
  const { positionals, values } = parse(args);
  const [name, first, ...rest] = positionals;
  const { publish, refuse } = values;
  if (rest.length > 0) throw new UnknownCommand();
  if (name === 'reviews') {
    if (first !== undefined || Object.keys(values).length > 0) throw new UnknownCommand();
    return reviewTable(await adminApi.listWaitingReviews());
  }
  const id = numberFrom(first);
  if (publish && refuse !== undefined) throw new UnknownCommand();
  if (publish) return [...reviewDetails(await adminApi.publishReview(id)), '', `Review ${id} published.`];
  if (refuse === undefined) return reviewDetails(await adminApi.showReview(id));
  const reason = refuse.trim();
  if (reason === '') throw new UnknownCommand();
  return [
    ...reviewDetails(await adminApi.refuseReview(id, reason)),
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
