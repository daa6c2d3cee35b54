import manifest from '../../package.json' with { type: 'json' };

/** Version of the program, the same in every package of the repository. */
export const VERSION: string = manifest.version;
