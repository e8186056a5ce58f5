import { mkdtempSync, rmSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultFolder } from '@card-journey/bank/load.ts'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { sandboxForTests } from '../sandbox-for-tests.ts'
import type { DeskContext, PreparedView } from './views.ts'
import { saysState } from './page/telecaller-words.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const entered = {
  mobile: '98 1234 5001',
  productLogo: 'utsav',
  language: 'hi',
  answers: { firstName: 'gita', panNumber: 'bkqpm1033j', emailId: 'gita@example.in' },
}

/** A desk with somebody at it, and what it would notify the journey's server of. */
async function atDesk(badge = 'AT-3011', settings: Parameters<typeof sandboxForTests>[0] = {}) {
  const sandbox = await sandboxForTests(settings)
  cleanups.push(() => sandbox.close())
  const call = async (path: string, { token = '', body }: { token?: string; body?: object } = {}) => {
    const response = await fetch(`${sandbox.url}/telecaller/api${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: response.status, answer: (await response.json()) as never }
  }
  const signIn = async (who: string) =>
    (await call('/sign-in', { body: { badge: who } })).answer as { token: string; error?: string }
  const { token } = await signIn(badge)
  const list = async (as = token): Promise<PreparedView[]> => (await call('/applications', { token: as })).answer
  return { sandbox, call, signIn, token, list, send: (body: object) => call('/applications', { token, body }) }
}

/** The link's ids, which only the CRM's own memory has. */
const idsIn = (dataDir: string): { requestId: string; clientId: string }[] =>
  readFileSync(join(dataDir, 'sandbox.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('["prepared-clients"'))
    .map((line) => (JSON.parse(line) as [string, string, { requestId: string; clientId: string }])[2])

const folder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'telecaller-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

test('[RO-10] nothing is told or taken without a sign-in, nor after signing out', async () => {
  const { call, signIn, token } = await atDesk()
  for (const as of ['', 'invented']) {
    expect((await call('/applications', { token: as })).status).toBe(401)
    expect((await call('/context', { token: as })).status).toBe(401)
    expect((await call('/applications', { token: as, body: entered })).status).toBe(401)
    expect((await call('/applications/x/again', { token: as, body: {} })).status).toBe(401)
  }
  expect((await signIn('AB-1042')).error).toBe('Choose a telecaller.')
  await call('/sign-out', { token, body: {} })
  expect((await call('/applications', { token })).status).toBe(401)
})

test('what is entered is checked by the journey’s own rules, and nothing is prepared while something is wrong', async () => {
  const { send, list } = await atDesk()
  const { status, answer } = await send({
    ...entered,
    mobile: '12345',
    answers: { panNumber: 'ABC', emailId: 'gita', dateOfBirth: '31/02/1990' },
  })
  expect(status).toBe(400)
  expect(Object.keys((answer as { fields: object }).fields).toSorted()).toEqual([
    'dateOfBirth',
    'emailId',
    'mobile',
    'panNumber',
  ])
  expect((await send({ ...entered, productLogo: 'saathi' })).status).toBe(400)
  expect((await send({ ...entered, otp: '123456' })).status).toBe(400)
  expect(await list()).toEqual([])
})

test('[SP-13, RO-15] the CRM gives what was entered; the desk gets back neither link nor answers, and no number in full', async () => {
  const dataDir = folder()
  const { sandbox, send, list } = await atDesk('AT-3011', { dataDir })
  const sent = await send({ ...entered, answers: { ...entered.answers, motherMaidenName: 'Devi', aadhaar: '1' } })
  const [ids] = idsIn(dataDir)
  if (!ids) throw new Error('nothing was prepared')
  expect(valueOf(await sandbox.systems.crm.clientData(ids))).toMatchObject({
    mobileNumber: '9812345001',
    channelCode: 'SF80',
    clientId: 'TELECALLER',
    productLogo: 'utsav',
    language: 'hi',
    answers: { firstName: 'gita', panNumber: 'BKQPM1033J', emailId: 'gita@example.in' },
  })
  const [view] = await list()
  expect(view).toMatchObject({
    mobile: '98****5001',
    entered: ['firstName', 'panNumber', 'emailId'],
    state: 'sending',
    email: 'waiting',
    canSendAgain: false,
  })
  for (const secret of [ids.requestId, '9812345001', 'BKQPM1033J', 'gita@', 'confirm?'])
    expect(JSON.stringify([sent.answer, view])).not.toContain(secret)
})

test('[RO-15] it shows what became of the link, and forgets the answers once the applicant has confirmed', async () => {
  const dataDir = folder()
  const { sandbox, send, list } = await atDesk('AT-3011', { dataDir })
  await send(entered)
  const [ids] = idsIn(dataDir)
  if (!ids) throw new Error('nothing was prepared')
  const tell = (event: 'sent' | 'opened' | 'emailVerified' | 'confirmed' | 'notSent') =>
    sandbox.systems.crm.tellTelecaller({ ...ids, event, reference: randomUUID() })
  const shown = async () => (await list()).map(({ state, email }) => `${state} ${email ?? ''}`)
  await tell('sent')
  expect(await shown()).toEqual(['sent waiting'])
  await tell('opened')
  await tell('emailVerified')
  expect(await shown()).toEqual(['opened verified'])
  // Late, and about somebody else's client id: no difference.
  await tell('notSent')
  await sandbox.systems.crm.tellTelecaller({ ...ids, clientId: 'OTHER', event: 'confirmed', reference: randomUUID() })
  expect(await shown()).toEqual(['opened verified'])
  await tell('confirmed')
  expect((await list()).map(({ state, entered: fields }) => [state, fields])).toEqual([['confirmed', []]])
  expect(valueOf(await sandbox.systems.crm.clientData(ids)).answers).toEqual({})
})

test('what could not be sent says so for good, with a new link to send, and never as a link that ran out', async () => {
  const dataDir = folder()
  const { sandbox, send, list } = await atDesk('AT-3011', { dataDir })
  await send(entered)
  const [ids] = idsIn(dataDir)
  if (!ids) throw new Error('nothing was prepared')
  await sandbox.systems.crm.tellTelecaller({ ...ids, event: 'notSent', reference: randomUUID() })
  for (const clockOffsetMs of [0, 16 * 60_000]) {
    await sandbox.dial({ clockOffsetMs })
    const [view] = await list()
    expect(view).toMatchObject({ state: 'notSent', canSendAgain: true })
    expect(view && saysState(view)).toContain('send a new link')
  }
  await sandbox.dial({ clockOffsetMs: 0 })
})

test('a link that ran out can be sent again, once, by whoever prepared it; the earlier one opens nothing', async () => {
  const dataDir = folder()
  const { sandbox, call, signIn, token, send, list } = await atDesk('AT-3011', { dataDir })
  await send(entered)
  const [view] = await list()
  const again = (as = token) => call(`/applications/${view?.id}/again`, { token: as, body: {} })
  expect((await again()).status).toBe(409)
  await sandbox.dial({ clockOffsetMs: 16 * 60_000 })
  expect((await list()).map(({ state, canSendAgain }) => [state, canSendAgain])).toEqual([['expired', true]])
  expect((await again((await signIn('AT-3024')).token)).status).toBe(404)
  expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(404)
  expect((await list()).map(({ state, entered: fields }) => [state, fields])).toEqual([
    ['sending', ['firstName', 'panNumber', 'emailId']],
  ])
  await sandbox.dial({ clockOffsetMs: 0 })
  const [first] = idsIn(dataDir)
  if (!first) throw new Error('nothing was prepared')
  expect(await sandbox.systems.crm.clientData(first)).toMatchObject({ code: 'CLIENT_DATA_UNKNOWN' })
})

test('one telecaller sees nothing of another’s applications', async () => {
  const { signIn, send, list } = await atDesk()
  await send(entered)
  expect(await list((await signIn('AT-3024')).token)).toEqual([])
})

test('cards and lists are those of the bank’s own files, also for the check of entry links', async () => {
  const masterDataDir = join(folder(), 'bank')
  cpSync(defaultFolder, masterDataDir, { recursive: true })
  const file = join(masterDataDir, 'genders.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Female"', '"Woman"'))
  const policy = join(masterDataDir, 'policy.json')
  writeFileSync(policy, readFileSync(policy, 'utf8').replace('"partner": "SF70"', '"partner": "SF71"'))
  const { sandbox, call, token } = await atDesk('AT-3011', { masterDataDir })
  const { cards, choices } = (await call('/context', { token })).answer as DeskContext
  expect(choices.gender).toContainEqual({ value: 'FEMALE', label: 'Woman' })
  expect(cards.map(({ value }) => value)).toContain('utsav')
  expect(cards.map(({ value }) => value)).not.toContain('saathi')
  const links = (await (await fetch(`${sandbox.url}/links/context`)).json()) as {
    policy: { channels: { partner: string } }
  }
  expect(links.policy.channels.partner).toBe('SF71')
})
