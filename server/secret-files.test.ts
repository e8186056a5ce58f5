import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig, serverSettings } from './config.ts'
import { secretSettings, withSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const fileOf = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const key = randomBytes(32).toString('base64')

test('every secret can stand in a file, and its line break is no part of it', () => {
  for (const name of secretSettings)
    expect(withSecretFiles({ [`${name}_FILE`]: fileOf(name, `secret of ${name}\n`) })).toEqual({
      [name]: `secret of ${name}`,
    })
  const config = readConfig({
    MASTER_KEY_FILE: fileOf('master', `${key}\n`),
    DATABASE_URL_FILE: fileOf('database', 'postgresql://cards:secret@db/cards\n'),
  })
  expect(config).toMatchObject({ masterKey: key, databaseUrl: 'postgresql://cards:secret@db/cards' })
})

test('a secret from a file is held to the same rules', () => {
  const typed = Buffer.from('correct-horse_battery.staple!123').toString('base64')
  expect(() => readConfig({ NODE_ENV: 'production', MASTER_KEY_FILE: fileOf('typed', typed) })).toThrow('not random')
  expect(() => readConfig({ TURN_SECRET_FILE: fileOf('short', 'short') })).toThrow('TURN_SECRET')
})

test.each([
  ['both are set', { MASTER_KEY: key, MASTER_KEY_FILE: fileOf('both', key) }, 'both set'],
  ['the file is not there', { MASTER_KEY_FILE: join(folder, 'none') }, 'MASTER_KEY_FILE names the file'],
  ['it is a folder', { MASTER_KEY_FILE: folder }, "can't be read"],
  ['it is empty', { MASTER_KEY_FILE: fileOf('empty', '\n') }, 'which is empty'],
])('it is refused when %s', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})

test('an empty name of a file is none, and what is no secret is not read from a file', () => {
  expect(readConfig({ MASTER_KEY_FILE: '' }).masterKey).toBeUndefined()
  expect(withSecretFiles({ PORT_FILE: fileOf('port', '4000') })).not.toHaveProperty('PORT')
})

test('no setting whose name says that it is a secret was forgotten', () => {
  const secret = Object.keys(serverSettings.shape).filter((name) =>
    /SECRET|MASTER_KEY(?!_HSM)|PASSWORD|_PIN$|DATABASE_URL/.test(name),
  )
  expect(secretSettings).toEqual(expect.arrayContaining(secret))
})
