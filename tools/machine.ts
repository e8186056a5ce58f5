import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './browser.ts'
import { findPostgres } from './postgres.ts'

/** What the tests need beyond npm packages: `--browser` a Chromium, `--postgres` a real PostgreSQL. Installs or says what is missing. */
function main(wishes: readonly string[]): void {
  const missing = [
    ...(wishes.includes('--browser') ? browserMissing() : []),
    ...(wishes.includes('--postgres') ? postgresMissing() : []),
  ]
  for (const sentence of missing) console.error(sentence)
  process.exitCode = missing.length > 0 ? 1 : 0
}

function browserMissing(): string[] {
  if (findBrowser()) return []
  if (process.env['CHROMIUM_PATH'])
    return [`CHROMIUM_PATH names no file (${process.env['CHROMIUM_PATH']}): correct it or unset it.`]
  if (mayUseApt()) {
    console.error('Installing Chromium (apt-get); this happens once.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
    ])
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (findBrowser()) return []
  }
  return [
    'The tests need a browser: install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  ]
}

function postgresMissing(): string[] {
  if (process.env['TEST_DATABASE_URL'] || findPostgres()) return []
  return [
    'The store tests need a PostgreSQL: install one (its initdb and postgres must be in PATH), or set TEST_DATABASE_URL to an empty database on one.',
  ]
}

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

main(process.argv.slice(2))
