import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { root } from './product.ts'
import { resultsOf } from './test-results.ts'
import type { Failure, Runner, TestResults } from './test-results.ts'

// `npm test`: every stage in order, with its duration, whatever failed before. `--stage name` runs one stage only;
// `--every-engine` also tries on PGlite what is tried on PostgreSQL alone (server/store/test-stores.ts), a third longer.
// A file in which a test fails is run once more, without the others beside it. What passes then doesn't fail the
// check (a busy machine can break any wait), but is named at the end as unsteady: it is a fault to look for.

interface Stage {
  name: string
  /** A script or a package's command, with its arguments. */
  run: readonly [string, ...string[]]
  /** Its results are counted; anything else counts as one failure if it fails. */
  runner?: Runner
  postgres?: true
  /** Stages without which this one can only fail. */
  after?: readonly string[]
}

interface Outcome {
  name: string
  seconds: number
  passed: number
  failed: number
  skipped: number
  failures: readonly Failure[]
  /** Failed at first, passed when their files ran again. */
  unsteady: readonly Failure[]
  note: string
}

/** With more failed files than this, something is broken for good: the report should not wait for it again. */
const filesRunAgain = 8

const vitest = (...more: string[]) => ['vitest', 'run', ...more] as const

const stages: readonly Stage[] = [
  { name: 'format', run: ['oxfmt', '--check'] },
  { name: 'lint', run: ['oxlint', '--type-aware'] },
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'dead-code', run: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'documents', run: ['node', 'tools/generate/main.ts', '--check'] },
  { name: 'laws', run: vitest('--project', 'laws'), runner: 'vitest' },
  { name: 'build', run: ['node', 'tools/build.ts'] },
  { name: 'size', run: ['node', 'tools/size.ts'], after: ['build'] },
  {
    name: 'unit',
    run: vitest('--project', 'node', '--project', 'web'),
    runner: 'vitest',
    postgres: true,
    after: ['build'],
  },
  { name: 'components', run: vitest('--project', 'browser'), runner: 'vitest' },
  {
    name: 'stories',
    run: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    runner: 'playwright',
    after: ['build'],
  },
]

const everyEngine = process.argv.includes('--every-engine')
const wanted = stageWanted(process.argv.slice(2).filter((given) => given !== '--every-engine'))
const results = join(root, '.cache/results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const outcomes: Outcome[] = []
for (const stage of stages) if (!wanted || stage.name === wanted) outcomes.push(await runStage(stage))
report(outcomes)

async function runStage(stage: Stage): Promise<Outcome> {
  const base = { name: stage.name, seconds: 0, passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }
  const broken = stage.after?.find((name) => outcomes.some((outcome) => outcome.name === name && outcome.failed > 0))
  if (broken) return { ...base, failed: 1, note: `not run: ${broken} failed` }

  console.log(`\n── ${stage.name}`)
  const started = Date.now()
  const first = await attempt(stage, stage.name)
  const files = [...new Set(first.failures.map(({ file }) => file))]
  const again = files.length > 0 && files.length <= filesRunAgain
  if (again) console.log(`\n── ${stage.name}, once more: ${files.join(', ')}`)
  const last = again ? await attempt(stage, `${stage.name}-again`, [...files, ...oneByOne(stage)]) : first
  const nameless: Failure = { file: stage.name, title: '', message: `ended with ${last.code}, see its output` }
  const unsteady = first.failures.filter((failure) => !last.failures.some((other) => isSame(failure, other)))
  return {
    ...base,
    passed: first.passed + (again ? unsteady.length : 0),
    // A runner that fails without a failed test (no test found, an error between tests) counts as failed too.
    failed: last.code === 0 ? 0 : Math.max(last.failures.length, 1),
    skipped: first.skipped,
    failures: last.code !== 0 && last.failures.length === 0 ? [nameless] : last.failures,
    unsteady,
    seconds: (Date.now() - started) / 1000,
    note: '',
  }
}

function isSame(one: Failure, other: Failure): boolean {
  return one.file === other.file && one.title === other.title
}

async function attempt(
  stage: Stage,
  name: string,
  more: readonly string[] = [],
): Promise<TestResults & { code: number }> {
  const postgres = stage.postgres ? await openPostgres() : undefined
  const outputFile = join(results, `${name}.json`)
  const [command, ...given] = stage.run
  const code = await execute(command, [...given, ...more, ...reporterArguments(stage, outputFile)], {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(everyEngine && { EVERY_ENGINE: '1' }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile,
    NODE_ENV: 'test',
  })
  await postgres?.stop()
  return { ...(stage.runner ? resultsOf(stage.runner, outputFile) : { passed: 0, skipped: 0, failures: [] }), code }
}

function oneByOne({ runner }: Stage): string[] {
  return runner === 'vitest' ? ['--no-file-parallelism'] : runner === 'playwright' ? ['--workers=1'] : []
}

function reporterArguments(stage: Stage, file: string): string[] {
  if (stage.runner === 'vitest') return ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return stage.runner === 'playwright' ? ['--reporter=list,json'] : []
}

function execute(command: string, given: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const [program, programArguments] =
      command === 'node' ? [process.execPath, given] : [process.execPath, [binaryOf(command), ...given]]
    const child = spawn(program, programArguments, { cwd: root, env, stdio: 'inherit' })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** The script behind a package's command, so that it runs on this very Node, on Windows too. */
function binaryOf(command: string): string {
  const folder = join(
    root,
    'node_modules',
    command === 'tsc' ? 'typescript' : command === 'playwright' ? '@playwright/test' : command,
  )
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

function report(done: readonly Outcome[]): void {
  const total = { passed: 0, failed: 0, seconds: 0 }
  console.log('\nstage          seconds  passed  failed  skipped')
  for (const { name, seconds, passed, failed, skipped, note } of done) {
    total.passed += passed
    total.failed += failed
    total.seconds += seconds
    const numbers = [passed, failed, skipped].map((count) => String(count || '').padStart(6)).join('  ')
    console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(7)}  ${numbers}  ${note}`)
  }
  console.log(`${'all'.padEnd(14)} ${total.seconds.toFixed(1).padStart(7)}`)
  tell(
    'Failed:',
    done.flatMap(({ failures }) => failures),
  )
  tell(
    'Unsteady, failed at first and passed when run again:',
    done.flatMap(({ unsteady }) => unsteady),
  )
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

function tell(heading: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return
  console.log(`\n${heading}`)
  for (const { file, title, message } of failures) console.log(`  ${file}: ${title}\n      ${message}`)
}

function stageWanted(given: readonly string[]): string | undefined {
  if (given.length === 0) return undefined
  const [flag, name] = given
  if (flag === '--stage' && stages.some((stage) => stage.name === name)) return name
  console.error(`Usage: npm test [-- --every-engine] [-- --stage ${stages.map((stage) => stage.name).join('|')}]`)
  process.exit(2)
}
