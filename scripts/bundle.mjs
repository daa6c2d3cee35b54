import { rolldown } from 'rolldown';

/** Machine code, and what reads files of its own, stays in its package. */
const left = [/^@node-rs\//, /^@electric-sql\//, /^(pdfkit|sharp|vite)$/];

/** Gathers programs and what they import into few files: to find and read a thousand modules takes longer than to run them. */
export async function bundle(input, dir) {
  const gathered = await rolldown({ input, platform: 'node', external: left, logLevel: 'silent' });
  // Each part is marked with the name of its source; maps that say more would slow down every start.
  await gathered.write({ dir, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
  await gathered.close();
}
