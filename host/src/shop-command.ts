// The merchant's commands: npm run shop -- import FILE and the like.
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type OpenDatabase, openAdminApi } from '@vitrine/server';
import { CatalogueFileError, importCatalogue } from '@vitrine/server/import.ts';
import { commandHelp, findCommand } from './commands/all-commands.ts';
import { type CommandResponse, runCommand, sendCommand } from './commands/command-channel.ts';
import { readEnvironment, type Settings } from './environment.ts';
import { bringUpToDate, openDatabase } from './open-database.ts';
import { printLine, withProgress } from './progress.ts';
import { isStartError } from './start-error.ts';

const IMPORT_HELP = [
  '  npm run shop -- import FILE    import a catalogue file (YAML, or a folder of YAML files).',
  '                                 If the file has an error, nothing is changed.',
];

const MIGRATE_HELP = [
  '  npm run shop -- migrate        bring the tables up to date, for shops that are started with MIGRATE=no.',
];

const HELP = [...IMPORT_HELP, ...MIGRATE_HELP, ...commandHelp()];

async function withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(settings);
  try {
    await bringUpToDate(database, settings);
    return await work(database);
  } finally {
    await database.close();
  }
}

const importFile = (file: string): Promise<void> => {
  const settings = readEnvironment();
  return withDatabase(settings, async (database) => {
    await withProgress(
      `importing ${file}`,
      // npm runs scripts in the project folder; a relative path is meant relative to the merchant's working directory.
      (progress) =>
        importCatalogue(database, resolve(settings.callerFolder, file), { merchant: settings.merchant, progress }),
      ({ products, categories, pages, pictures }) =>
        `imported ${products} products, ${categories} categories, ${pages} pages and ${pictures} pictures`,
    );
  });
};

/** Runs the command in the shop that has the embedded database open; otherwise opens the database here. */
async function runAdminCommand(args: readonly string[]): Promise<number> {
  const settings = readEnvironment();
  const response = settings.databaseUrl === undefined ? await sendCommand(settings.dataDir, args) : undefined;
  const { lines, outcome } = response ?? (await runWithDatabase(settings, args));
  for (const line of lines) printLine(outcome === 'done' ? line : `✗ ${line}`);
  if (outcome === 'wrong') printHelp(['', ...(findCommand(args[0])?.help ?? [])]);
  return outcome === 'done' ? 0 : 1;
}

const runWithDatabase = (settings: Settings, args: readonly string[]): Promise<CommandResponse> =>
  withDatabase(settings, async (database) => {
    const { merchant, shopUrl, payments } = settings;
    const { api, close } = await openAdminApi({ database, merchant, shopUrl, payments });
    try {
      return await runCommand(api, args);
    } finally {
      await close();
    }
  });

function printHelp(lines: readonly string[]): void {
  console.log(lines.join('\n'));
}

/** In a terminal, emptying the shop is asked for once more instead of refused. */
async function confirmed(name: string, args: readonly string[]): Promise<string[]> {
  if (name !== 'empty' || args.length > 0 || !process.stdin.isTTY) return [name, ...args];
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    '  All products, pages, coupons, customers and orders will be removed. This cannot be undone. Type "yes" to go on: ',
  );
  terminal.close();
  return answer.trim() === 'yes' ? [name, '--yes'] : [name];
}

/** For shops with MIGRATE=no, whose processes may not change the tables. */
async function migrateDatabase(): Promise<number> {
  await withDatabase({ ...readEnvironment(), migrates: true }, async ({ place }) =>
    printLine(`✓ The tables of ${place} are up to date.`),
  );
  return 0;
}

async function run([name, ...rest]: string[]): Promise<number> {
  if (name === 'migrate' && rest.length === 0) return migrateDatabase();
  if (name === 'import') {
    const [file, surplus] = rest;
    if (file !== undefined && surplus === undefined && !file.startsWith('-')) {
      await importFile(file);
      return 0;
    }
    printLine(`✗ ${file === undefined ? 'FILE is missing.' : `"${surplus ?? file}" is not expected here.`}`);
    printHelp(['', ...IMPORT_HELP]);
    return 1;
  }
  const command = findCommand(name === 'help' ? rest[0] : name);
  if (command && (name === 'help' || rest.includes('--help'))) {
    printHelp(command.help);
    return 0;
  }
  if (command) return runAdminCommand(await confirmed(command.name, rest));
  const isQuestion = name === undefined || name === 'help';
  if (!isQuestion) printLine(`✗ Unknown command: ${name}\n`);
  printHelp(HELP);
  return isQuestion ? 0 : 1;
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof CatalogueFileError) {
      for (const line of error.lines.slice(0, 50)) printLine(`✗ ${line}`);
      if (error.lines.length > 50) printLine(`… and ${error.lines.length - 50} more`);
      printLine('Nothing was changed.');
    } else if (isStartError(error)) printLine(`✗ ${error.message}`);
    else throw error;
    process.exit(1);
  },
);
