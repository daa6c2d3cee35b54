// Pure: finds the inline scripts that our own code wrote.
import { createHash } from 'node:crypto';

export interface PageScripts {
  /** The page without the nonce attributes. */
  readonly html: string;
  /** Hashes of the scripts with the nonce, as in a Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
}

/**
 * Our code adds a nonce to its scripts, which is created for one rendering and never leaves the process. Only scripts
 * with the nonce get a hash: injected scripts are not allowed to run. Data blocks need no hash.
 */
export function extractScriptHashes(html: string, nonce: string): PageScripts {
  const nonceAttribute = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', code = '']) =>
      attributes.includes(nonceAttribute) && !/\ssrc=/i.test(attributes) ? [code] : [],
  );
  return { html: html.replaceAll(nonceAttribute, ''), scriptHashes: [...new Set(scripts.map(hashOf))] };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
