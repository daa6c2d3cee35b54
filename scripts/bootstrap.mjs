// Nothing is imported, nor awaited outside a function, before this question: an older Node would stumble over the
// syntax and say something cryptic.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`  ✗ Vitrine needs Node 20 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

async function bootstrap() {
  const { prepare } = await import('./prepare.mjs');
  const { explain } = await import('./progress.mjs');
  try {
    await prepare(process.argv[2]);
  } catch (error) {
    explain(error);
    process.exit(1);
  }
}

bootstrap();
