type GivenTo<Method> = Method extends (...given: infer Given) => unknown ? Given : never

/** The number of the cell that a call of each method goes to. */
export type Routes<Part> = { [Name in keyof Part]: (...given: GivenTo<Part[Name]>) => number }

/** A part of the store, each of whose methods is called in the cell that `routes` says. */
export function routed<Part, Name extends keyof Part>(
  parts: readonly Part[],
  routes: Pick<Routes<Part>, Name>,
): Pick<Part, Name> {
  const methods = Object.entries(routes).map(([name, cellOf]) => {
    const route = cellOf as (...given: unknown[]) => number
    const call = (...given: unknown[]) => {
      const part = parts[route(...given)] as Readonly<Record<string, (...given: unknown[]) => unknown>> | undefined
      return part?.[name]?.(...given)
    }
    return [name, call]
  })
  // Safe: the same methods under the same names.
  return Object.fromEntries(methods) as Pick<Part, Name>
}
