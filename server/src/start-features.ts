import type { AnyFeature, ApisOf, Collect, FeatureParts, Platform, SettingsOf } from './feature.ts';

export interface StartedFeatures<F extends AnyFeature> {
  readonly apis: ApisOf<F>;
  /** Begins background work, after what the first request needs. When something fails, all is stopped. */
  begin(): Promise<void>;
  /** In reverse order: a feature ends before those it needs. */
  stop(): Promise<void>;
}

/** The parts of started features. */
export class PartsList {
  private readonly started: FeatureParts[] = [];

  add(parts: FeatureParts): void {
    this.started.push(parts);
  }

  readonly collect: Collect = (name) =>
    this.started.map((parts) => parts[name]).filter((part) => part !== undefined && part !== null);
}

/** Starts the features in their order. When one fails, those before it are stopped. */
export async function startFeatures<F extends AnyFeature>(
  features: readonly F[],
  platform: Platform,
  list: PartsList,
  settings: SettingsOf<F>,
): Promise<StartedFeatures<F>> {
  const apis = new Map<string, unknown>();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const orStop = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      await stop();
      throw error;
    }
  };
  await orStop(async () => {
    for (const feature of features) {
      const given = { ...platform, ...apisOf(feature, apis) };
      const parts = await feature.start(given as never, settings as never);
      if (parts.onChange) platform.changes.subscribe(parts.onChange);
      if (parts.stop) stops.push(parts.stop);
      list.add(parts);
      apis.set(feature.name, parts.api);
    }
  });
  return {
    apis: Object.fromEntries(apis) as ApisOf<F>,
    begin: () =>
      orStop(async () => {
        for (const prepare of list.collect('prepare')) await prepare();
        for (const begin of list.collect('jobs')) stops.push(...begin().map((job) => () => job.stop()));
      }),
    stop,
  };
}

const apisOf = ({ name, needs }: AnyFeature, apis: ReadonlyMap<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    needs.map((needed) => {
      if (!apis.has(needed.name)) throw new Error(`${name} needs ${needed.name}, which is not above it in the list`);
      return [needed.name, apis.get(needed.name)];
    }),
  );
