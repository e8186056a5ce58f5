import type { Parameters, Values } from './parameters.ts'
import { asOneStatement, asSteps, type Step, type WrittenParts } from './parts.ts'

/**
 * A statement that is written out, with named parameters: a name that is missing, unknown or of another type does not
 * compile. Its text and order are made once; it is prepared under its name on each connection.
 */
export interface Statement<Row, P extends Parameters> {
  readonly name: string
  readonly text: string
  /** The parameters' names: the first is $1. */
  readonly order: readonly (keyof P & string)[]
  /** The same as plain statements for a transaction, where it has several parts (ADR 0096). */
  readonly steps?: readonly Step[]
  /** Never there: the type of the rows that it answers. */
  readonly row?: Row
}

type Places<P extends Parameters> = { readonly [Name in keyof P]: string }

/**
 * `statement<Row>('name').with({ id: 'uuid' }, (p) => `select … where id = ${p.id}`)`; `inParts` where it changes several
 * tables, so that it can also run as a transaction.
 */
export const statement = <Row>(name: string) => ({
  with: <const P extends Parameters>(parameters: P, write: (p: Places<P>) => string): Statement<Row, P> => {
    const { order, places } = placesOf(parameters)
    return { name, text: usingAll(name, places, write(places)), order }
  },
  inParts: <const P extends Parameters>(
    parameters: P,
    write: (p: Places<P>) => WrittenParts<NoInfer<P>>,
  ): Statement<Row, P> => {
    const { order, places } = placesOf(parameters)
    const written = write(places)
    return {
      name,
      text: usingAll(name, places, asOneStatement(written)),
      order,
      steps: asSteps({ name, order }, written),
    }
  },
})

function placesOf<P extends Parameters>(parameters: P) {
  const order: (keyof P & string)[] = Object.keys(parameters)
  const placeOf = (key: string, index: number) => `$${index + 1}::${parameters[key]?.replace('?', '')}`
  const places = Object.fromEntries(order.map((key, index) => [key, placeOf(key, index)])) as Places<P>
  return { order, places }
}

function usingAll(name: string, places: Readonly<Record<string, string>>, text: string): string {
  const unused = Object.entries(places).flatMap(([key, place]) => (text.includes(place) ? [] : [key]))
  if (unused.length > 0) throw new Error(`the statement ${name} does not use ${unused.join(', ')}`)
  return text
}

/** The values in the order of the statement, as the driver takes them. */
export const inOrder = <P extends Parameters>(
  { order }: Statement<unknown, P>,
  values: Values<NoInfer<P>>,
): unknown[] => order.map((key) => values[key])
