import { isIPv4, isIPv6 } from 'node:net'

/** Where a call comes from, as rate limits count it. */
export interface Network {
  /** One line: an IPv4 address, or the /64 that a single IPv6 line has to itself. */
  address: string
  /** The block around it: IPv4 /24, IPv6 /56. The customer of a block can change addresses within it freely. */
  prefix: string
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/

/** What a proxy sends instead of an address that it hides. */
const untold = 'unknown'

/** The address without a port, which some proxies append and which changes with each connection. */
export function addressOf(said: string): string {
  const parts = withPort.exec(said)
  const bare = (parts?.[1] ?? parts?.[2] ?? said).split('%')[0] ?? ''
  const plain = mapped.exec(bare)?.[1] ?? bare
  return isIPv4(plain) || isIPv6(plain) ? plain : untold
}

/** The address and the prefix of a client. Everything that is not an address counts as one client. */
export function networkOf(ip: string): Network {
  const plain = addressOf(ip)
  if (isIPv4(plain)) return { address: plain, prefix: `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` }
  if (plain === untold) return { address: plain, prefix: plain }
  const first = groupsOf(plain).slice(0, 4)
  const block = [...first.slice(0, 3), (first[3] ?? 0) & 0xff00]
  return { address: `${hexOf(first)}::/64`, prefix: `${hexOf(block)}::/56` }
}

const hexOf = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':')

/** The eight groups of an IPv6 address, `::` filled with zeros; a dotted tail counts as its two groups. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('::')
  const read = (part: string): number[] =>
    part
      .split(':')
      .filter(Boolean)
      .flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]))
  if (tail === undefined) return read(head)
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after]
}
