import { systemNames, type SystemName } from '../operation.ts'
import { readHeaders, readOAuth, readSigning, readTls, type Given } from './access-parts.ts'
import { longestMs, type HostAccess } from './host-access.ts'

/** Of each system as `BANK_<SYSTEM>_…`, of all those at BANK_URL as `BANK_…`. */
const parts = {
  headers: ['HEADERS'],
  oauth: ['OAUTH_TOKEN_URL', 'OAUTH_CLIENT_ID', 'OAUTH_CLIENT_SECRET', 'OAUTH_CLIENT_AUTH', 'OAUTH_SCOPE'],
  tls: ['TLS_CERT', 'TLS_KEY', 'TLS_CA'],
  signing: ['SIGNING_KEY', 'SIGNING_KEY_ID'],
  timeoutMs: ['TIMEOUT_MS'],
  contentType: ['CONTENT_TYPE'],
} as const satisfies Readonly<Record<keyof HostAccess, readonly string[]>>

type Part = keyof typeof parts
type Environment = Readonly<Record<string, string | undefined>>

export const urlSettingOf = (system: SystemName): string => `${prefixOf(system)}URL`

const prefixOf = (system: SystemName | undefined): string =>
  system ? `BANK_${system.toUpperCase().replaceAll('-', '_')}_` : 'BANK_'

const settingsOf = (names: readonly string[]): string[] =>
  [undefined, ...systemNames].flatMap((system) => names.map((name) => prefixOf(system) + name))

/** Every setting of access; those of one system have its name inside. */
export const accessSettings: readonly string[] = settingsOf(Object.values(parts).flat())

export const secretAccessSettings: readonly string[] = settingsOf(['HEADERS', 'OAUTH_CLIENT_SECRET', 'SIGNING_KEY'])

/**
 * What each system asks of us, from the environment; what can't be used is refused in sentences that quote no value. A
 * system with an address of its own has only what is set for it: a secret for BANK_URL must not reach another host.
 * The time-out is no secret, and holds for all that have none of their own.
 */
export function readAccess(environment: Environment) {
  const refusals = new Set<string>()
  const access: Partial<Record<SystemName, HostAccess>> = {}
  for (const system of systemNames) {
    const urlSetting = environment[urlSettingOf(system)] ? urlSettingOf(system) : 'BANK_URL'
    const given = (part: Part): Given | undefined => {
      const own =
        (urlSetting !== 'BANK_URL' && part !== 'timeoutMs') ||
        parts[part].some((name) => environment[prefixOf(system) + name])
      const prefix = prefixOf(own ? system : undefined)
      const values = parts[part].map((name): [string, string] => [name, environment[prefix + name] ?? ''])
      if (values.every(([, value]) => value === '')) return undefined
      return {
        setting: (name) => prefix + name,
        value: (name) => values.find(([each]) => each === name)?.[1] || undefined,
        url: environment[urlSetting] || undefined,
        urlSetting,
        refuse: (sentence) => void refusals.add(sentence),
      }
    }
    const read = <Value>(part: Part, reader: (given: Given) => Value): Value | undefined => {
      const settings = given(part)
      return settings && reader(settings)
    }
    const own: HostAccess = {
      headers: read('headers', readHeaders),
      oauth: read('oauth', readOAuth),
      tls: read('tls', readTls),
      signing: read('signing', readSigning),
      timeoutMs: read('timeoutMs', readTimeout),
      contentType: read('contentType', readContentType),
    }
    if (own.oauth && own.headers && 'authorization' in own.headers)
      refusals.add(`${prefixOf(system)}HEADERS has an authorization, where the token of OAuth stands: leave one out.`)
    if (Object.values(own).some((part) => part !== undefined)) access[system] = own
  }
  return { access, refusals: [...refusals] }
}

function readTimeout({ setting, value, refuse }: Given): number | undefined {
  const timeoutMs = Number(value('TIMEOUT_MS'))
  if (Number.isInteger(timeoutMs) && timeoutMs >= 100 && timeoutMs <= longestMs) return timeoutMs
  refuse(`${setting('TIMEOUT_MS')} must be 100 to ${longestMs} milliseconds.`)
  return undefined
}

function readContentType({ setting, value, refuse }: Given): string | undefined {
  const contentType = value('CONTENT_TYPE') ?? ''
  if (/^application\/([\w.-]+\+)?json(; ?[\w-]+=[\w./-]+)*$/.test(contentType)) return contentType
  refuse(`${setting('CONTENT_TYPE')} must be a form of JSON, such as application/vnd.bank.v2+json.`)
  return undefined
}
