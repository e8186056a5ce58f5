import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'

export interface Row {
  what: string
  product: string
  beside: string
  /** product ÷ comparison; absent if there is nothing to compare with. */
  ratio?: number
  aim: string
  met: boolean | undefined
}

export function below(what: string, product: number, beside: number, aim: number, unit: string): Row {
  const ratio = product / beside
  const show = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`
  return { what, product: show(product), beside: show(beside), ratio, aim: `≤ ${aim}`, met: ratio <= aim }
}

export function above(what: string, product: number, beside: number, aim: number, unit: string): Row {
  const row = below(what, product, beside, aim, unit)
  return { ...row, aim: `≥ ${aim}`, met: product / beside >= aim }
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, product, beside, ratio, aim, met }) => {
    const verdict = met === undefined ? '' : met ? 'met' : '**not met**'
    return `| ${what} | ${product} | ${beside} | ${ratio === undefined ? '' : ratio.toFixed(2)} | ${aim} | ${verdict} |`
  })
  return ['| what | product | beside | ratio | aim | |', '| --- | ---: | ---: | ---: | --- | --- |', ...lines].join(
    '\n',
  )
}

const file = new URL('results.md', import.meta.url)
const stepsHeading = '\n## Steps\n'
/** Written by hand, from a profile; the commands keep it. */
const profileHeading = '\n## Profile of a save\n'

/** Writes bench/results.md: the table, and the conditions under which it was measured. What is below stays. */
export function save(rows: readonly Row[], notes: readonly string[]): string {
  const [, steps] = readFileSync(file, 'utf8').split(stepsHeading)
  const text = `# Results\n\n${reportOf(rows, notes)}`
  writeFileSync(file, steps === undefined ? text : text + stepsHeading + steps)
  return text
}

/** Writes the table of the steps below the others, with conditions of its own. */
export function saveSteps(rows: readonly Row[], notes: readonly string[]): string {
  const [measured = '', profile] = readFileSync(file, 'utf8').split(profileHeading)
  const [others = ''] = measured.split(stepsHeading)
  const text = `${stepsHeading}\n${reportOf(rows, notes)}`
  writeFileSync(file, others + text + (profile === undefined ? '' : profileHeading + profile))
  return text
}

function reportOf(rows: readonly Row[], notes: readonly string[]): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  const [model] = cpus()
  const conditions = [
    `Measured ${new Date().toISOString().slice(0, 10)} at ${commit}, Node ${process.version}, ${platform()} ${release()}.`,
    `${cpus().length} × ${model?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} at the end.`,
    ...notes,
  ]
  return `${tableOf(rows)}\n\n${conditions.map((line) => `- ${line}`).join('\n')}\n`
}
