#!/usr/bin/env bash
# Proves the set-up from nothing: a Debian 12 that has python3 and nothing else (no pip, venv, node, make or compiler).
#
#     tests/setup/chroot-proof.sh FOLDER
#
# Run by hand, as root, on a Debian with debootstrap (apt-get install debootstrap). FOLDER must not exist yet; the
# bare Debian is made in it, this working tree is copied there without .git and .venv, and it is left for you to inspect
# and remove. Takes about three minutes plus one ./sarai test; prints what was proved, with timings, and stops at the
# first thing that does not hold.
#
# The bare Debian reaches the registries as this machine does: it gets this machine's apt sources, name servers, pip
# configuration, proxy variables and certificates. DEBIAN_MIRROR names a mirror for debootstrap, instead of its own.
set -euo pipefail

[ $# -eq 1 ] && [ ! -e "$1" ] && [ "$(id -u)" = 0 ] || { sed -n '2,12p' "$0"; exit 2; }
tree=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
debian=$(cd "$1" && pwd)

bare_debian() {
    debootstrap --variant=minbase --include=python3 bookworm "$debian" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} >"$debian.debootstrap.log" \
        || { tail "$debian.debootstrap.log"; exit 1; }
    mv "$debian.debootstrap.log" "$debian/debootstrap.log"
    mount -t proc proc "$debian/proc"
    mkdir -p "$debian/dev/pts"
    mount -t devpts devpts "$debian/dev/pts" -o newinstance,ptmxmode=0666
    [ -e "$debian/dev/ptmx" ] && rm "$debian/dev/ptmx"
    ln -s pts/ptmx "$debian/dev/ptmx"
    trap 'umount "$debian/dev/pts" "$debian/proc"' EXIT
}

same_network() {
    cp -L /etc/resolv.conf "$debian/etc/resolv.conf"
    rm -f "$debian/etc/apt/sources.list"
    for part in sources.list sources.list.d apt.conf.d keyrings; do
        [ ! -e "/etc/apt/$part" ] || cp -rL "/etc/apt/$part" "$debian/etc/apt/"
    done
    [ ! -e /etc/pip.conf ] || cp -L /etc/pip.conf "$debian/etc/pip.conf"
    [ -z "${SSL_CERT_FILE:-}" ] || cp -L "$SSL_CERT_FILE" "$debian/etc/proof-certificates.pem"
}

# Run a command as USER in FOLDER of the bare Debian, with nothing of this machine's environment but its network.
within() {
    local user=$1 home=$2 folder=$3 network=()
    shift 3
    for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY PIP_INDEX_URL UV_DEFAULT_INDEX; do
        [ -z "${!name:-}" ] || network+=("$name=${!name}")
    done
    [ -z "${SSL_CERT_FILE:-}" ] || network+=({SSL_CERT_FILE,PIP_CERT,NODE_EXTRA_CA_CERTS}"=/etc/proof-certificates.pem")
    env -i "HOME=$home" "PATH=/usr/sbin:/usr/bin:/sbin:/bin" LANG=C.UTF-8 "${network[@]}" \
        chroot --userspec="$user" "$debian" sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
}
as_root() { within root:root /root "$@"; }
as_nobody() { within nobody:nogroup /nonexistent "$@"; }

copy_tree() {
    mkdir "$debian$1"
    tar -C "$tree" --exclude=./.git --exclude=./.venv --exclude=node_modules --exclude=./src/sarai/static --exclude='__pycache__' --exclude='.*_cache' -c . | tar -C "$debian$1" -x
    chown -R "$2" "$debian$1"
}

timed() {
    local what=$1 began ended
    shift
    began=$(date +%s%N)
    "$@"
    ended=$(date +%s%N)
    proved+=("$(printf '%8d ms  %s' $(((ended - began) / 1000000)) "$what")")
}
proved=()
holds() { proved+=("             $1"); }

bare_debian
same_network
copy_tree /sarai root
copy_tree /guest nobody

for missing in pip node npm make gcc curl git sudo; do
    ! as_root / sh -c "command -v $missing" || { echo "this Debian is not bare: it has $missing"; exit 1; }
done
! as_root / python3 -c 'import ensurepip' 2>/dev/null || { echo "this Debian is not bare: it has ensurepip"; exit 1; }
holds "a Debian with python3 and nothing else"

code=0
said=$(as_nobody /guest ./sarai --version 2>&1) || code=$?
[ "$code" = 2 ] && [ "$(wc -l <<<"$said")" = 1 ] && grep -q 'sudo apt install python3-venv' <<<"$said"
holds "nobody, without sudo and python3-venv, is told: $said"

# From nothing to the first question in the browser: with Node, the client's packages and its build.
serve() {
    as_root /sarai sh -c 'echo $$ >/serving.pid; exec ./sarai play --no-browser --port 8799 --data /tables' >"$debian/serving.log" 2>&1 &
    python3 "$tree/tests/setup/first-move.py" http://127.0.0.1:8799 || { cat "$debian/serving.log"; exit 1; }
    kill "$(cat "$debian/serving.pid")"
    wait $! || true
}
timed "from the first command to the first move, and a stop" serve
timed "the same once it is set up" serve
rm -rf "$debian/sarai/.venv" "$debian/sarai/src/sarai/static" "$debian/sarai/web/node_modules"

timed "first start, as root" as_root /sarai ./sarai --version
timed "second start" as_root /sarai ./sarai --version
timed "the program alone" as_root /sarai .venv/bin/sarai --version
timed "a game, as root" as_root /sarai sh -c "yes 1 | ./sarai play --bots greedy --seed 4 --record /game.sarai >/game.txt && ./sarai replay /game.sarai --verify"
timed "first test" as_root /sarai ./sarai test
timed "second test, of the house alone" as_root /sarai ./sarai test tests/house/test_rooms.py

timed "first start, as nobody without a home, once python3-venv is there" as_nobody /guest ./sarai --version

rm -rf "$debian/sarai/.venv"
as_root /sarai ./sarai --version &
timed "two first starts at once" as_root /sarai ./sarai --version
wait $!
as_root /sarai .venv/bin/sarai --version

# Kill a start during the step that it names, and only the start: the step goes on alone, and the next start must wait.
kill_during() {
    local step=$1
    shift
    as_root /sarai sh -c 'echo $$ >/killed.pid; exec "$@" 2>/killed.log' - "$@" >"$debian/killed.out" 2>&1 &
    until grep -qs "$step" "$debian/killed.log"; do sleep 0.02; done
    kill -KILL "$(cat "$debian/killed.pid")"
    wait $! || true
    rm "$debian/killed.log"
}
for step in "making an environment" "fetching the installers" "installing what Sarai needs" "installing Sarai"; do
    rm -rf "$debian/sarai/.venv"
    kill_during "$step" ./sarai --version
    timed "a start after one that was killed $step" as_root /sarai ./sarai --version
done
kill_during "installing what the checks need" ./sarai test
timed "a test after one that was killed installing what the checks need" as_root /sarai ./sarai test tests/house/test_rooms.py

mv "$debian/sarai" "$debian/moved"
timed "the first start after the folder was moved" as_root /moved ./sarai --version

as_root / apt-get purge -qq -y python3-venv python3.11-venv >/dev/null 2>&1
as_root / apt-get install -qq -y --no-install-recommends sudo >/dev/null 2>&1
echo "nobody ALL=(ALL) NOPASSWD: ALL" >"$debian/etc/sudoers.d/proof"
rm -rf "$debian/guest/.venv"
timed "first start, as nobody with sudo that asks nothing" as_nobody /guest ./sarai --version

printf '%s\n' "" "Proved:" "${proved[@]}"
