// Pure: which inline scripts of a page are ours.
import { createHash } from 'node:crypto';

export interface MarkedPage {
  /** The page without the marks. */
  readonly html: string;
  /** Of the marked inline scripts, as a Content-Security-Policy names them. */
  readonly scriptHashes: readonly string[];
}

/**
 * Our code marks its scripts with a nonce that is made for one rendering and never leaves the process. Only marked scripts
 * get a hash: a script that came into the page in any other way is not allowed to run. Data blocks need no hash.
 */
export function readMarkedScripts(html: string, nonce: string): MarkedPage {
  const mark = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', code = '']) => (attributes.includes(mark) && !/\ssrc=/i.test(attributes) ? [code] : []),
  );
  return { html: html.replaceAll(mark, ''), scriptHashes: [...new Set(scripts.map(hashOf))] };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
