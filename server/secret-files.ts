import { readFileSync } from 'node:fs'
import { secretAccessSettings } from '@card-journey/providers/access/access-settings.ts'

/** Settings that are secret, or hold a password. Each can stand in a file instead, named by `<setting>_FILE`. */
export const secretSettings: readonly string[] = [
  'MASTER_KEY',
  'MASTER_KEY_OTHERS',
  'HSM_PIN',
  'OPERATOR_SECRET',
  'OPERATOR_ACTION_SECRET',
  'NOTIFICATION_SECRET',
  'DATABASE_URL',
  'JOBS_DATABASE_URL',
  'SMTP_URL',
  'TURN_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  ...secretAccessSettings,
]

/**
 * The settings with the secrets that stand in files: a variable shows in `/proc`, in crash reports and in the orchestrator's
 * description of a container. An empty setting counts as absent. No message names what a file holds.
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = { ...environment }
  for (const name of secretSettings) {
    const path = environment[`${name}_FILE`]
    delete settings[`${name}_FILE`]
    if (!path) continue
    if (environment[name]) throw new Error(`${name} and ${name}_FILE are both set: use one of them.`)
    settings[name] = contentOf(path, `${name}_FILE`)
  }
  return settings
}

/** Without the line break that editors and `openssl` add. */
function contentOf(path: string, setting: string): string {
  let content: string
  try {
    content = readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${setting} names the file ${path}, which can't be read (${code}).`, { cause: error })
  }
  if (content === '') throw new Error(`${setting} names the file ${path}, which is empty.`)
  return content
}
