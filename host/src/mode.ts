// Must be imported first.
import { enableCompileCache } from 'node:module';

// React reads NODE_ENV when it is loaded and is many times slower in development mode. The built shop is always in
// production mode, whatever the shell has set.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

// Caches compiled code between starts.
enableCompileCache();
