/** Puts something in place of a verb of the bank's systems, and takes it away again whatever happens meanwhile. */
export async function instead<Port extends object, Verb extends keyof Port, Done>(
  port: Port,
  verb: Verb,
  replacing: (own: Port[Verb]) => Port[Verb],
  during: () => Promise<Done>,
): Promise<Done> {
  const own = port[verb]
  port[verb] = replacing(own)
  try {
    return await during()
  } finally {
    port[verb] = own
  }
}
