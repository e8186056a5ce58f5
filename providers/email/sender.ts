/** One address and nothing else: no second one, no line break, no display name. What SMTP calls a dot-string. */
const oneAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/

/** Whether a message can be addressed to it. `$` alone would accept a line break at the end. */
export const isOneAddress = (address: string): boolean =>
  address.length <= 254 && !/\s/.test(address) && oneAddress.test(address)

/** The sender: `no-reply@bank.example`, or with a name: `Aranya Bank <no-reply@bank.example>`. */
export interface Sender {
  name: string
  address: string
}

/** Undefined if it is neither form. */
export function senderOf(written: string): Sender | undefined {
  const [, name = '', address = ''] = /^([^<>"@\r\n]*?)\s*<([^<>]+)>$/.exec(written) ?? ['', '', written]
  return isOneAddress(address) ? { name: name.trim(), address } : undefined
}
