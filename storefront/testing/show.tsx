import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { clearToasts } from '@vitrine/ui/toasts.ts';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AbsentCalls } from '../app/api/absent-calls.ts';
import type { LayoutData } from '../app/layout/frame/frame-data.ts';

interface ShowOptions {
  /** The address of the page, which says its language as well: `/fr/cart`. */
  path?: string;
  /** The pattern of the page, where it reads parts of its address: `/verify/:id`. */
  route?: string;
  layout?: LayoutData;
  /** Calls that the server does not have. */
  absentCalls?: readonly string[];
}

let router: ReturnType<typeof createMemoryRouter> | undefined;

/** Shows a component on a page of the shop, and returns the shopper's keyboard and pointer. */
export function show(element: ReactNode, options: ShowOptions = {}): UserEvent {
  const { path = '/', route = '*', layout, absentCalls = [] } = options;
  const page = <AbsentCalls value={absentCalls}>{element}</AbsentCalls>;
  router = createMemoryRouter([{ id: 'root', path: route, element: page, ...(layout && { loader: () => layout }) }], {
    initialEntries: [path],
    ...(layout && { hydrationData: { loaderData: { root: layout } } }),
  });
  clearToasts();
  history.replaceState(null, '', path);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

/** Where the shopper is now, with the query. */
export function shownPath(): string {
  const { pathname, search } = router?.state.location ?? { pathname: '', search: '' };
  return pathname + search;
}
