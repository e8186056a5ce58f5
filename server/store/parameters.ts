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
export type ParameterType = keyof Takes | `${keyof Takes}?`
export type Parameters = Readonly<Record<string, ParameterType>>

export type Values<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends keyof Takes
    ? Takes[P[Name]]
    : P[Name] extends `${infer T extends keyof Takes}?`
      ? Takes[T] | null
      : never
}
