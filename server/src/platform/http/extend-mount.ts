// A feature adds what it has opened, such as payment providers, to the context of its own use cases. The context of a request
// has only what every feature may use.
import type { BaseContext, Mount } from './mount.ts';
import type { StaffMount } from './mount-staff.ts';

/** `services` is called for each request, when all features are started. */
export const extendMount =
  <C extends BaseContext, S extends object>(mount: Mount<C>, services: (ctx: C) => S): Mount<C & S> =>
  (endpoint, shape, useCase) =>
    mount(endpoint, shape, (ctx, input) => useCase({ ...ctx, ...services(ctx) }, input));

export const extendStaffMount =
  <C, S extends object>(mount: StaffMount<C>, services: () => S): StaffMount<C & S> =>
  (endpoint, shape, useCase) =>
    mount(endpoint, shape, (ctx, input) => useCase({ ...ctx, ...services() }, input));
