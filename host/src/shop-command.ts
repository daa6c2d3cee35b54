// The merchant's commands: npm run shop -- import FILE and the like.
import './mode.ts';

import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  BackupError,
  isDatabaseUnavailable,
  type OpenDatabase,
  openShopCommands,
  restoreShop,
  UnfinishedImport,
  verifyBackup,
} from '@vitrine/server';
import { TYPED } from '@vitrine/server/program.ts';
import { commandHelp, findCommand } from './commands/all-commands.ts';
import { type CommandResponse, DATABASE_LOST, runCommand, sendCommand } from './commands/command-channel.ts';
import { readEnvironment, type Settings } from './environment.ts';
import { bringUpToDate, openDatabase } from './open-database.ts';
import { fileErrorLine } from './own-files.ts';
import { printLine, withProgress } from './progress.ts';
import { isStartError } from './start-error.ts';

/** Commands that may take long. */
const LONG_WORK = ['import', 'undo', 'export', 'backup'];

const RESTORE_HELP = [
  `  ${TYPED} restore FILE [--live]`,
  '                                 restore a backup into an empty database, embedded or PostgreSQL; stop the shop before.',
  '                                 The copy sends no mails and takes no payments, unless it is restored with --live.',
];

const MIGRATE_HELP = [
  `${`  ${TYPED} migrate`.padEnd(33)}bring the tables up to date, for shops that are started with MIGRATE=no.`,
];

const HELP = [...commandHelp(), ...RESTORE_HELP, ...MIGRATE_HELP];

async function withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(settings, 'command');
  try {
    await bringUpToDate(database, settings);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs the command in the shop that has the embedded database open; otherwise opens the database here. */
async function runShopCommand(args: readonly string[]): Promise<number> {
  const settings = readEnvironment();
  const { lines, outcome } = await withProgress(
    args.join(' '),
    async (progress) =>
      (settings.databaseUrl === undefined ? await sendCommand(settings.dataDir, args, progress) : undefined) ??
      (await runWithDatabase(settings, args, progress)),
    () => undefined,
  );
  for (const line of lines) printLine(outcome === 'done' ? line : `✗ ${line}`);
  if (outcome === 'wrong') printHelp(['', ...(findCommand(args[0])?.help ?? [])]);
  return outcome === 'done' ? 0 : 1;
}

const runWithDatabase = (
  settings: Settings,
  args: readonly string[],
  progress: (share: number) => void,
): Promise<CommandResponse> =>
  withDatabase(settings, async (database) => {
    // Shoppers come first: the shop may run on this machine.
    if (LONG_WORK.includes(args[0] ?? '')) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const { storeCode, shopUrl, payments, mail, secret } = settings;
    const pictureFolder = join(settings.dataDir, 'pictures');
    const { api, close } = await openShopCommands({
      database,
      storeCode,
      shopUrl,
      payments,
      mail,
      secret,
      pictureFolder,
    });
    try {
      return await runCommand(api, args, progress);
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

/** The database must be empty and not in use; it gets its tables here, in the version of the backup. */
async function restore(path: string, live: boolean): Promise<number> {
  const settings = readEnvironment();
  const database = await openDatabase(settings, 'command');
  try {
    await withProgress(
      `restoring ${path}`,
      (progress) => restoreShop(database, resolve(settings.callerFolder, path), { live, progress }),
      ({ rows, createdAt }) => `restored ${rows} rows of the backup of ${createdAt}`,
    );
    if (!live) printLine(`It is a copy: it sends no mails and takes no payments until ${TYPED} live.`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Needs neither the shop nor its database: backups are stored elsewhere. */
async function verify(path: string): Promise<number> {
  await withProgress(
    `verifying ${path}`,
    () => verifyBackup(resolve(readEnvironment().callerFolder, path)),
    ({ head, rows, tables }) => `${path} is whole: ${rows} rows of ${tables} tables, backup of ${head.createdAt}, read`,
  );
  return 0;
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
  const [file, ...options] = rest;
  if (name === 'restore' && file && !file.startsWith('-') && options.every((option) => option === '--live'))
    return restore(file, options.length > 0);
  if (name === 'restore') {
    printHelp(RESTORE_HELP);
    return 1;
  }
  if (name === 'backup' && rest.includes('--verify')) {
    const [path, ...others] = rest.filter((one) => one !== '--verify');
    if (path !== undefined && !path.startsWith('-') && others.length === 0) return verify(path);
    printHelp(findCommand(name)?.help ?? []);
    return 1;
  }
  const command = findCommand(name === 'help' ? rest[0] : name);
  if (command && (name === 'help' || rest.includes('--help'))) {
    printHelp(command.help);
    return 0;
  }
  // npm runs scripts in the project folder; a relative path is meant relative to the merchant's working directory.
  const args = command?.withAbsolutePaths(rest, readEnvironment().callerFolder) ?? [];
  if (command) return runShopCommand(await confirmed(command.name, args));
  const isQuestion = name === undefined || name === 'help';
  if (!isQuestion) printLine(`✗ Unknown command: ${name}\n`);
  printHelp(HELP);
  return isQuestion ? 0 : 1;
}

function lineAbout(error: unknown): string | undefined {
  if (isStartError(error) || error instanceof BackupError || error instanceof UnfinishedImport) return error.message;
  return isDatabaseUnavailable(error) ? DATABASE_LOST : fileErrorLine(error);
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const line = lineAbout(error);
    if (line === undefined) throw error;
    printLine(`✗ ${line}`);
    process.exit(1);
  },
);
