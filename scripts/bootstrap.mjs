// No import and no top-level await before this check: an older Node would fail on the syntax with a cryptic message.
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
