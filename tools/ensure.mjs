// Prepares a clone before `npm start` and `npm test`. Runs on whatever Node the machine has (18 or newer), before
// anything is installed: only node: imports, plain JavaScript. Later stages run on the Node 24 it installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockFile = join(root, 'package-lock.json')
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
const modules = join(root, 'node_modules')
const installedLock = join(modules, '.package-lock.json')
const stampFile = join(modules, '.card-journey-installed.json')
const wanted = { lock: createHash('sha256').update(readFileSync(lockFile)).digest('hex'), platform: platformName() }

if (Number(process.versions.node.split('.')[0]) < 18)
  stop(`Node 18 or newer is needed to install; this is ${process.version}.`)
if (!isInstalled()) install()
const node = usableNode()
writeStamp()

const rest = process.argv.slice(2)
if (rest.length > 0) {
  const made = spawnSync(node, [join(root, 'tools/machine.ts'), ...rest], { stdio: 'inherit', cwd: root })
  process.exit(made.status ?? 1)
}

function platformName() {
  const glibc = process.report?.getReport?.().header?.glibcVersionRuntime
  const library = process.platform === 'linux' ? (glibc ? '-glibc' : '-musl') : ''
  return `${process.platform}-${process.arch}${library}`
}

/**
 * Our stamp decides; without one (someone ran `npm install`), npm's own record does, which is then newer than the lock
 * file.
 */
function isInstalled() {
  if (!existsSync(installedLock) || missingPackages().length > 0) return false
  const stamp = readStamp()
  if (stamp !== undefined && stamp.platform !== wanted.platform) return false
  return stamp?.lock === wanted.lock || statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs
}

/** Packages in the lock file that are missing, including those in a workspace's own node_modules. */
function missingPackages() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  return Object.entries(packages)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path, 'package.json')))
}

function install() {
  say('Installing what is missing (npm ci); the first time this takes about a minute.')
  const first = npm(['ci', ...quiet])
  if (first === 0) return
  // The npm package `node` has no Node 24 for every platform (macOS on ARM). There the machine's own Node 24 serves.
  if (Number(process.versions.node.split('.')[0]) < 24)
    stop(
      `npm ci failed, see above: is the package registry reachable? Where npm has no Node 24 for this platform (${wanted.platform}), install Node 24 from nodejs.org and run again.`,
    )
  say(`npm ci failed; trying once more with this machine's Node ${process.version} in place of the packaged one.`)
  if (npm(['ci', '--ignore-scripts', ...quiet]) !== 0 || npm(['rebuild', ...otherScripts(), ...quiet]) !== 0)
    stop('The packages could not be installed, see above: is the package registry reachable?')
}

/** Packages whose install scripts are approved in package.json, except `node` itself. */
function otherScripts() {
  const approved = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).allowScripts ?? {}
  return Object.keys(approved).filter((name) => name !== 'node' && existsSync(join(modules, name)))
}

/**
 * The Node of node_modules/.bin, which npm puts first in the PATH of every script; else this one if it is new enough.
 */
function usableNode() {
  const windows = process.platform === 'win32'
  const packaged = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(packaged)) {
    const version = spawnSync(packaged, ['--version'], { encoding: 'utf8' }).stdout ?? ''
    if (version.startsWith('v24.')) return packaged
    stop(
      `node_modules holds a Node that is not version 24 (${version.trim() || 'it does not run'}): delete node_modules and run again.`,
    )
  }
  const link = join(modules, '.bin', 'node')
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link)
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return stop(
    `Node 24 is missing in node_modules and this machine has ${process.version}: delete node_modules and run again.`,
  )
}

function npm(args) {
  const script = process.env.npm_execpath
  const run =
    script && /\.[cm]?js$/.test(script)
      ? spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', cwd: root })
      : spawnSync('npm', args, { stdio: 'inherit', cwd: root, shell: process.platform === 'win32' })
  return run.status ?? 1
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

function writeStamp() {
  const stamp = readStamp()
  if (stamp?.lock === wanted.lock && stamp.platform === wanted.platform) return
  writeFileSync(stampFile, JSON.stringify(wanted))
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function stop(sentence) {
  say(sentence)
  process.exit(1)
}
