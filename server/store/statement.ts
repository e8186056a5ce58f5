/** The SQL types that parameters have, and what each takes here. */
interface Takes {
  uuid: string
  text: string
  'text[]': readonly string[]
  integer: number
  smallint: number
  boolean: boolean
  bytea: Buffer
  timestamptz: Date
  'timestamptz[]': readonly Date[]
  /** As text: the driver would write a list as an SQL array. */
  jsonb: string
}

/** `text`, or `text?` where null is meant. */
type ParameterType = keyof Takes | `${keyof Takes}?`
export type Parameters = Readonly<Record<string, ParameterType>>

export type Values<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends keyof Takes
    ? Takes[P[Name]]
    : P[Name] extends `${infer T extends keyof Takes}?`
      ? Takes[T] | null
      : never
}

/**
 * A statement that is written out, with named parameters: a name that is missing, unknown or of another type does not
 * compile. Its text and order are made once; it is prepared under its name on each connection.
 */
export interface Statement<Row, P extends Parameters> {
  readonly name: string
  readonly text: string
  /** The parameters' names: the first is $1. */
  readonly order: readonly (keyof P & string)[]
  /** Never there: the type of the rows that it answers. */
  readonly row?: Row
}

/** `statement<Row>('name').with({ id: 'uuid' }, (p) => `select … where id = ${p.id}`)`. */
export const statement = <Row>(name: string) => ({
  with: <const P extends Parameters>(
    parameters: P,
    write: (p: { readonly [Name in keyof P]: string }) => string,
  ): Statement<Row, P> => {
    const order: (keyof P & string)[] = Object.keys(parameters)
    const placeOf = (key: string, index: number) => `$${index + 1}::${parameters[key]?.replace('?', '')}`
    const places = order.map((key, index) => [key, placeOf(key, index)] as const)
    const text = write(Object.fromEntries(places) as { [Name in keyof P]: string })
    const unused = places.filter(([, place]) => !text.includes(place)).map(([key]) => key)
    if (unused.length > 0) throw new Error(`the statement ${name} does not use ${unused.join(', ')}`)
    return { name, text, order }
  },
})

/** The values in the order of the statement, as the driver takes them. */
export const inOrder = <P extends Parameters>(
  { order }: Statement<unknown, P>,
  values: Values<NoInfer<P>>,
): unknown[] => order.map((key) => values[key])
