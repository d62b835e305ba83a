#!/bin/sh
# Configures the build for this environment, then serves it. Invalid variables stop the start.
set -eu
node /opt/averigua/configure.mjs --template /opt/averigua/index.html --page /tmp/averigua/index.html --nginx /tmp/averigua
exec nginx -e stderr -c /etc/nginx/nginx.conf -g 'daemon off;'
