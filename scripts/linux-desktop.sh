#!/bin/sh
# Runs a command on a Linux desktop that nobody sees, inside xvfb-run and dbus-run-session: with a window manager, without
# which no window is minimised or focused, and with a keyring that is open, without which no session is kept.
set -eu
export XDG_CURRENT_DESKTOP=GNOME
openbox &
manager=$!
trap 'kill "$manager"' EXIT
printf 'oja' | gnome-keyring-daemon --unlock --components=secrets >/dev/null
"$@"
