// Node opens its inspector, through which code can be run, when a process gets SIGUSR1. A listener of ours prevents that in a shop
// that serves; the program of a release also has Node's own option for it, which older versions of Node do not know.
if (!process.argv.includes('--dev')) process.on('SIGUSR1', () => {});
