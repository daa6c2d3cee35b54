// Must be imported first.
const NEEDED_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  console.error(`  ✗ Vitrine needs Node ${NEEDED_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// React reads NODE_ENV when it is loaded and is many times slower in development mode. The built shop is always in
// production mode, whatever the shell has set.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

/** Before all settings are read, which needs much more code: undefined when DATA_DIR is not set, or is a line of .env. */
export const givenDataFolder = (): string | undefined => process.env.DATA_DIR || undefined;
