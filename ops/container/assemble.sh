#!/bin/sh
# assemble.sh PART SOURCE TARGET: copies what PART (server or sandbox) needs from a built clone into TARGET, and installs its
# packages there. What is not named here is not in the image: tests, tools, the sources of the web app.
set -eu
part=$1
source=$(cd "$2" && pwd)
mkdir -p "$3"
target=$(cd "$3" && pwd)
workspaces='journey contract providers server web ui bank sandbox-bank e2e bench'
case $part in
  server) needed='journey contract providers bank server' ;;
  sandbox) needed='journey contract providers bank ui sandbox-bank' ;;
  *) echo "PART is server or sandbox, not $part" >&2; exit 1 ;;
esac

cd "$source"
test -f web/dist/server/entry-server.js -a -d sandbox-bank/dist || { echo 'not built yet: npm run build' >&2; exit 1; }

# npm compares the lock file with every workspace; their package.json is enough.
cp package.json package-lock.json .npmrc LICENSE "$target/"
for folder in $workspaces; do
  mkdir -p "$target/$folder"
  cp "$folder/package.json" "$target/$folder/"
done
cd "$target"
npm ci --omit=dev $(printf -- '--workspace=%s ' $needed)

cd "$source"
for folder in $needed; do
  tar -cf - --exclude=node_modules --exclude='*.test.ts' --exclude='*.test.tsx' --exclude=server/tests "$folder" |
    tar -xf - -C "$target"
done
if [ "$part" = server ]; then
  mkdir -p "$target/tools"
  cp tools/migrate.ts tools/remove-evidence.ts tools/erase.ts tools/rotate-keys.ts tools/verify-audit.ts ops/container/alive.ts "$target/tools/"
  cp tools/publish-master.ts tools/approve-master.ts tools/master-versions.ts tools/publications.ts "$target/tools/"
  cp -R web/dist "$target/web/"
  needed="$needed web"
fi

cd "$target"
for folder in $workspaces; do
  case " $needed " in *" $folder "*) ;; *) rm -rf "./$folder" ;; esac
done
rm -rf package-lock.json .npmrc node_modules/.cache node_modules/.package-lock.json
# Links to workspaces that are not here.
find node_modules -xtype l -delete
