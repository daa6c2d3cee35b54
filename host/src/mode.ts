// Imported before anything else.
import { enableCompileCache } from 'node:module';

// React decides by this word, when it is loaded, whether to run many times slower with warnings. The built shop is always
// the fast one, whatever the shell says.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

// Compiled code is kept from one start to the next.
enableCompileCache();
