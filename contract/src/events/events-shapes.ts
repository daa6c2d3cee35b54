import { z } from 'zod';

/**
 * order-new: an order was confirmed. order: an order has changed. work: something else that countTodo counts has changed.
 * everything: events may be missing; load again what is shown.
 */
const event = z.object({
  kind: z.enum(['order-new', 'order', 'work', 'everything']),
  id: z.int().nullable().describe('Of the order'),
});
export type LiveEvent = z.output<typeof event>;

export const followEvents = {
  response: z.unknown().describe('text/event-stream. The data of each event: kind and id, as JSON'),
};
