#!/bin/sh
# Run once by the database's image on an empty folder: docs/operating.md, the database and its two roles.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set owner_password="$(cat /run/secrets/owner-password)" --set server_password="$(cat /run/secrets/server-password)" <<'SQL'
create role cards_owner login password :'owner_password';
create role cards login password :'server_password';
create database cards owner cards_owner;
alter role cards set statement_timeout = '2500ms';
alter role cards set lock_timeout = '1000ms';
alter role cards set idle_in_transaction_session_timeout = '5000ms';
SQL
