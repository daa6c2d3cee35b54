import type { Endpoint, Shape } from './endpoint.ts';

export interface PairedEndpoint<Name extends string = string> {
  readonly feature: string;
  readonly name: Name;
  readonly endpoint: Endpoint;
  readonly shape: Shape;
}

/** The endpoints of a feature with their shapes. Each shape has the name of its endpoint. */
export const pair = <E extends { readonly [K in keyof E]: Endpoint }>(
  feature: string,
  endpoints: E,
  shapes: { readonly [K in keyof E]: Shape },
): PairedEndpoint<keyof E & string>[] =>
  (Object.keys(endpoints) as (keyof E & string)[]).map((name) => ({
    feature,
    name,
    endpoint: endpoints[name],
    shape: shapes[name],
  }));
