#!/bin/sh
# Runs a command on an invisible Linux desktop, inside xvfb-run and dbus-run-session: with a window manager, which is
# needed to minimise and focus windows, and with an open keyring, which is needed to store a session.
set -eu
export XDG_CURRENT_DESKTOP=GNOME
openbox &
manager=$!
trap 'kill "$manager"' EXIT
printf 'oja' | gnome-keyring-daemon --unlock --components=secrets >/dev/null
"$@"
