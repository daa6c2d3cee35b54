// The sentence about an endpoint is for its documentation. No browser needs it, and all endpoints of a feature are loaded
// together.
import type { Plugin } from 'vite';

const contract = /[\\/]contract[\\/]src[\\/][\w\\/-]+\.ts$/;
const summary = /^ *summary: '[^']*',\n/gm;

export const shortEndpoints = (): Plugin => ({
  name: 'short-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (contract.test(id) ? code.replace(summary, '') : null),
});
