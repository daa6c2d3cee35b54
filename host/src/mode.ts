// Must be imported first.
// The whole module, not the function: an older Node does not have it and would fail without a message for people.
import module from 'node:module';

const NEEDED_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  console.error(`  ✗ Vitrine needs Node ${NEEDED_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// React reads NODE_ENV when it is loaded and is many times slower in development mode. The built shop is always in
// production mode, whatever the shell has set.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

// Caches compiled code between starts.
module.enableCompileCache();
