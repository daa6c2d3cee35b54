import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { replyActionMessages } from '../../messages/en/reply.ts';
import { type ReplyAction, sendReply } from './replies.ts';
import { ReplyDone, ReplyView } from './reply-view.tsx';

const drawn = (element: ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test.each(Object.keys(sendReply) as ReplyAction[])('after %s the page no longer asks for it', (action) => {
  const { title, text, done } = replyActionMessages[action];
  const asking = drawn(<ReplyView action={action} />);
  expect(asking).toMatch(new RegExp(`<h1[^>]*>${title}</h1><p>${text}</p>`));
  const after = drawn(<ReplyDone action={action} subject="Atelier Mug" />);
  expect(after).toMatch(new RegExp(`<h1[^>]*>${done}</h1><p[^>]*>Atelier Mug</p>`));
  expect(after).not.toContain(title);
  expect(after).not.toContain(text);
});
