#!/bin/sh
# The program of a release: start, commands of the merchant, migrations, checks. It needs nothing but this folder, which may be
# read-only, and a writable DATA_DIR.
# Options that keep memory small, as in the script `start` of package.json. glibc: two pools of memory for all threads, not one for
# each; freed memory goes back to the system early. V8: three areas of 8 MB for new objects. What is set already stays.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
export NODE_OPTIONS="${NODE_OPTIONS:---max-semi-space-size=8}"
here=$(dirname "$(readlink -f "$0")")
program() {
  name=$1
  shift
  # Without the first option, SIGUSR1 would open the inspector of Node, through which code can be run. With the second, V8 looks for
  # objects that are not needed any more when their memory has doubled; it waits for up to four times otherwise.
  exec "$here/node" --disable-sigusr1 --heap-growing-percent=100 "$here/host/build/$name.js" "$@"
}
case "${1:-}" in
  start) shift && program main "$@" ;;
  shop) shift && program shop-command "$@" ;;
  migrate) program shop-command migrate ;;
  doctor) program doctor-command ;;
  --version) cat "$here/VERSION" ;;
  *)
    echo "Usage: vitrine start | shop COMMAND | migrate | doctor | --version" >&2
    echo "Settings are environment variables, or lines of $here/.env; .env.example explains them." >&2
    exit 1
    ;;
esac
