import { rolldown } from 'rolldown';

/** Native code, packages that read their own files, and what the pages load as well are not bundled. */
const external = [/^@node-rs\//, /^@electric-sql\//, /^(pdfkit|react-router|sharp|vite)$/];

/** Bundles programs with their imports into few files: loading a thousand modules takes longer than running them. */
export async function bundle(input, dir) {
  const build = await rolldown({ input, platform: 'node', external, logLevel: 'silent' });
  // Node reads the source maps only with --enable-source-maps.
  await build.write({ dir, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemap: true });
  await build.close();
}
