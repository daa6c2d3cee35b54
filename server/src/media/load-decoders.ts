// The library that decodes and encodes pictures. Only code that runs in the process for pictures may call it.
type Decoders = typeof import('sharp').default;

/** Names that libvips gives to the decoders of the accepted formats, from memory. */
const WANTED = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

let loaded: Promise<Decoders> | undefined;

export function loadDecoders(): Promise<Decoders> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Decoders> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: WANTED });
  // One thread and no cache: pictures are made beside requests and must not use all cores or keep memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
