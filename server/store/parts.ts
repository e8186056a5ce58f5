import type { Parameters, ParameterType } from './parameters.ts'

interface Named {
  readonly name: string
  /** The parameters' names: the first is $1. */
  readonly order: readonly string[]
}

/** A part of a write: what it reads or changes, `returning` what later parts ask of it. */
export interface Part<P extends Parameters = Parameters> {
  /** Later parts name it like a table. It is not told the others' parts that come later. */
  readonly sql: string
  /** The columns of its rows that later parts read. Without any they see how many there are. */
  readonly tells?: Readonly<Record<string, Exclude<ParameterType, `${string}[]${string}`>>>
  /** Its rows are fixed where it stands, however often they are read. */
  readonly materialized?: boolean
  /** It changes nothing and is cheap: whoever names it reads it anew. */
  readonly inline?: boolean
  /** Does nothing unless that earlier part has a row. */
  readonly after?: string
  /** Does nothing while that parameter is null or an empty list. */
  readonly given?: keyof P & string
}

export interface WrittenParts<P extends Parameters> {
  readonly parts: Readonly<Record<string, Part<P>>>
  /** Reads what came of them. */
  readonly answer: string
}

/** A part, or the answer, as a statement of its own: rows of the parts that it names are parameters after its own. */
export interface Step {
  readonly part: string
  readonly name: string
  readonly text: string
  /** Names of the statement's parameters that it takes. */
  readonly order: readonly string[]
  /** Each column of each part that it names: a list of its values. */
  readonly told: readonly (readonly [part: string, column: string])[]
  readonly after: string | undefined
  readonly given: string | undefined
}

/** Of a part without columns: one for each row. */
export const rowMark = ''

const onlyRows: NonNullable<Part['tells']> = { [rowMark]: 'boolean' }

/** All parts as one statement. */
export const asOneStatement = <P extends Parameters>({ parts, answer }: WrittenParts<P>): string =>
  `with ${Object.entries(parts)
    .map(([name, { sql, materialized }]) => `${name} as ${materialized ? 'materialized ' : ''}(${sql})`)
    .join(', ')}
${answer}`

type Parts<P extends Parameters> = WrittenParts<P>['parts']

/** Each part as a statement of its own, in their order, the answer as the last. */
export const asSteps = <P extends Parameters>(of: Named, { parts, answer }: WrittenParts<P>): readonly Step[] => [
  ...Object.entries(parts)
    .filter(([, part]) => !part.inline)
    .map(([name, part]) => stepOf(of, parts, name, part)),
  stepOf(of, parts, 'answer', { sql: answer }),
]

function stepOf<P extends Parameters>(of: Named, parts: Parts<P>, name: string, { sql, after, given }: Part<P>): Step {
  const named = namedIn(parts, name, sql)
  const order: string[] = []
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) + 1 : order.push(key))
  const renumbered = (text: string) =>
    text.replaceAll(/\$(\d+)/g, (_, number) => `$${place(of.order[Number(number) - 1] ?? '')}`)
  const own = renumbered(sql)
  const readAnew = named.flatMap(([part, { inline, sql: text }]) =>
    inline ? [`${part} as (${renumbered(text)})`] : [],
  )
  const told: [part: string, column: string][] = []
  const rowsOf = ([part, { tells = onlyRows }]: (typeof named)[number]): string => {
    const columns = Object.entries(tells)
    const lists = columns.map(
      ([column, type]) => `$${order.length + told.push([part, column])}::${type.replace('?', '')}[]`,
    )
    const names = columns.map(([column]) => column || 'mark')
    return `${part} as (select * from unnest(${lists.join(', ')}) as told(${names.join(', ')}))`
  }
  const rows = named.filter(([, { inline }]) => !inline).map(rowsOf)
  const before = [...rows, ...readAnew]
  return {
    part: name,
    name: `${of.name}_${name}`,
    text: before.length === 0 ? own : `with ${before.join(', ')} ${own}`,
    order,
    told,
    after,
    given,
  }
}

/** The parts before it that a text names, and those that these name where they are read anew; in their order. */
function namedIn<P extends Parameters>(parts: Parts<P>, name: string, sql: string): (readonly [string, Part<P>])[] {
  const all = Object.entries(parts)
  const place = all.findIndex(([other]) => other === name)
  let read = sql
  const named = all.slice(0, place === -1 ? undefined : place).toReversed()
  return named
    .filter(([part, { inline, sql: text }]) => {
      const isNamed = new RegExp(String.raw`\b${part}\b`).test(read)
      if (isNamed && inline) read += text
      return isNamed
    })
    .toReversed()
}
