// Must be imported before anything large is: the process may start again here.
import { applyMemoryOptions } from './memory-options.ts';

applyMemoryOptions();
