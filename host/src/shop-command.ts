// The merchant's commands: npm run shop -- import FILE, searches, orders and what is done with them
import { resolve } from 'node:path';
import { listMisses, migrate, type OpenDatabase, openMerchant } from '@vitrine/server';
import { CatalogueFileError, importCatalogue } from '@vitrine/server/import.ts';
import { answerCommand, askShop, type CommandAnswer } from './commands/command-channel.ts';
import { isOrderCommand, ORDER_HELP } from './commands/order-command.ts';
import { readEnvironment, type Settings } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { searchTable } from './print-searches.ts';
import { say, withProgress } from './progress.ts';
import { isStartError } from './start-error.ts';

const HELP = `  npm run shop -- import FILE    brings a catalogue file (YAML, or a folder of such files) into the shop.
                                 All of it or nothing: a mistake anywhere changes nothing.
  npm run shop -- searches       prints what shoppers searched for in vain in the last 30 days.
${ORDER_HELP}`;

async function withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(settings);
  try {
    await migrate(database);
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
      // npm runs scripts in the project's folder; the merchant means a file beside their own prompt.
      (progress) =>
        importCatalogue(database, resolve(settings.callerFolder, file), { merchant: settings.merchant, progress }),
      ({ products, categories, pages, pictures }) =>
        `imported ${products} products, ${categories} categories, ${pages} pages and ${pictures} pictures`,
    );
  });
};

const printSearches = (): Promise<void> => {
  const settings = readEnvironment();
  return withDatabase(settings, async (database) => {
    for (const line of searchTable(await listMisses(database, settings.merchant))) say(line);
  });
};

/** A shop that has the embedded database to itself does it; else the database is opened here. */
async function runForOrders(args: readonly string[]): Promise<number> {
  const settings = readEnvironment();
  const asked = settings.databaseUrl === undefined ? await askShop(settings.dataDir, args) : undefined;
  const { lines, outcome } = asked ?? (await doItHere(settings, args));
  for (const line of lines) say(outcome === 'refused' ? `✗ ${line}` : line);
  if (outcome === 'unknown') console.log(HELP);
  return outcome === 'done' ? 0 : 1;
}

const doItHere = (settings: Settings, args: readonly string[]): Promise<CommandAnswer> =>
  withDatabase(settings, async (database) => {
    const { merchant, shopUrl, payments } = settings;
    const { door, close } = await openMerchant({ database, merchant, shopUrl, payments });
    try {
      return await answerCommand(door, args);
    } finally {
      await close();
    }
  });

async function run([command, ...rest]: string[]): Promise<number> {
  if (command === 'import' && rest[0] && rest.length === 1) {
    await importFile(rest[0]);
    return 0;
  }
  if (command === 'searches' && rest.length === 0) {
    await printSearches();
    return 0;
  }
  if (isOrderCommand(command)) return runForOrders([command ?? '', ...rest]);
  console.log(HELP);
  return command === undefined || command === 'help' ? 0 : 1;
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof CatalogueFileError) {
      for (const line of error.lines.slice(0, 50)) say(`✗ ${line}`);
      if (error.lines.length > 50) say(`… and ${error.lines.length - 50} more`);
      say('Nothing was changed.');
    } else if (isStartError(error)) say(`✗ ${error.message}`);
    else throw error;
    process.exit(1);
  },
);
