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

/**
 * Writes one section of bench/results.md: its table, and the conditions under which it was measured. The other sections
 * stay, whether a command measures them or they are written by hand.
 */
export function saveSection(name: string, rows: readonly Row[], notes: readonly string[]): string {
  const text = `## ${name}\n\n${reportOf(rows, notes)}`
  const [title = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const at = sections.findIndex((section) => section.startsWith(`## ${name}\n`))
  const others = at < 0 ? [...sections, `${text}\n`] : sections.with(at, `${text}\n`)
  writeFileSync(file, `${(title + others.join('')).trimEnd()}\n`)
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
