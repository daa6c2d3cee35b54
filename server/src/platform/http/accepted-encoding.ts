export type Encoding = 'br' | 'gzip' | 'identity';

/** The best packing the caller takes. `br;q=0` is rare enough to be answered unpacked. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (accepted.includes('q=0')) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
