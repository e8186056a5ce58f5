#!/bin/sh
# Makes what compose.yaml names as secrets, once: passwords, the master key, and the balancer's certificate by its own authority.
set -eu
cd "$(dirname "$0")"
if [ -e secrets ]; then
  echo 'ops/compose/secrets is there already. Its database opens with nothing else, so it is left as it is.' >&2
  exit 1
fi
umask 077
mkdir secrets
cd secrets
for name in administrator owner server; do openssl rand -hex 24 | tr -d '\n' >$name-password; done
printf 'postgresql://cards_owner:%s@database/cards' "$(cat owner-password)" >owner-url
printf 'postgresql://cards:%s@database/cards' "$(cat server-password)" >database-url
openssl rand -base64 32 >master-key

# Applicants' browsers ask localhost, the nodes ask the bank's systems as `bank`.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj '/CN=card-journey trial authority' \
  -keyout ca.key -out ca.pem 2>/dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=localhost' -keyout balancer.key -out balancer.csr 2>/dev/null
printf 'subjectAltName=DNS:localhost,DNS:bank\nextendedKeyUsage=serverAuth\n' >extensions
openssl x509 -req -in balancer.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 365 -extfile extensions -out balancer.crt 2>/dev/null
cat balancer.crt balancer.key >balancer.pem
rm ca.key ca.srl balancer.csr balancer.crt balancer.key extensions

# The users inside the containers have other numbers. Only the owner of the folder gets as far as the files.
chmod 0444 ./*
