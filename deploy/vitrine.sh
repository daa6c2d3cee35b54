#!/bin/sh
# The program of a release: start, commands of the merchant, migrations, checks. It needs nothing but this folder, which may be
# read-only, and a writable DATA_DIR.
# glibc keeps a pool of memory for each thread; two are enough.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
here=$(dirname "$(readlink -f "$0")")
program() {
  name=$1
  shift
  exec "$here/node" "$here/host/build/$name.js" "$@"
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
