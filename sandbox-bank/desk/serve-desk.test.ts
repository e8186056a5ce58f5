import { expect, test, vi } from 'vitest'
import { questions } from './desk-data.ts'
import {
  jpeg,
  bengaluru,
  openDesk,
  openCall,
  collectAll,
  record,
  play,
  collect,
  approve,
  decline,
  type Person,
} from './desk-people-for-tests.ts'
import type { AuditRow, CallView, QueueView } from './views.ts'

test('a call goes from the queue by evidence, verdict and auditor to the applicant’s result', async () => {
  const call = await openCall()
  const { desk, agent, ticket, path, view } = call
  expect((await view()).missing).toContain('pan')
  await collectAll(call)
  expect((await view()).evidence.position).toMatchObject({ latitude: 12.9716, insideIndia: true })
  expect((await view()).evidence.snapshots.pan).toMatchObject({ position: { longitude: 77.5946 } })
  await agent.post(`${path}/end`)
  const judged: CallView = (await agent.post(`${path}/verdict`, approve)).body
  expect(judged.state).toBe('audit')
  expect(await desk.status(ticket)).toBe('ended')
  expect(((await agent.get('/queue')).body as QueueView).own).toBeUndefined()

  const auditor = await desk.signIn('AB-2008', 'auditor')
  const rows: AuditRow[] = (await auditor.get('/audit')).body
  expect(rows).toMatchObject([{ call: ticket, name: 'Asha Rao', agent: 'Meera Iyer', own: false, verdict: 'approved' }])
  const [recording] = ((await auditor.get(path)).body as CallView).unplayed
  await play(desk, auditor, recording ?? '')
  expect((await auditor.post(`${path}/confirm`)).status).toBe(200)
  expect(await desk.status(ticket)).toBe('approved')
  const what = ((await auditor.get(path)).body as CallView).log.map((event) => event.what)
  expect(what).toEqual(expect.arrayContaining(['taken', 'position', 'snapshot', 'liveness', 'judged', 'confirmed']))
})

test('nothing is approved while evidence is missing, whatever the page sends', async () => {
  const call = await openCall()
  const { agent, path } = call
  await record(call)
  await agent.post(`${path}/end`)
  expect(await agent.post(`${path}/verdict`, approve)).toEqual({
    status: 409,
    body: { error: 'Evidence is missing: the call can’t be approved.' },
  })
})

test('a dropped call starts a fresh session under the same ticket: new questions, no evidence', async () => {
  const call = await openCall()
  await collectAll(call)
  const { desk, agent, ticket, ends, view, path } = call
  ends.applicant.close()
  await vi.waitFor(async () => expect((await view()).state).toBe('dropped'), { timeout: 60_000 })
  expect((await agent.post(`${path}/marks`, { item: 'consent' })).status).toBe(409)
  await desk.meet(ticket, agent.token)
  await vi.waitFor(async () => expect(await view()).toMatchObject({ state: 'inCall', call: ticket, session: 2 }), {
    timeout: 60_000,
  })
  expect((await view()).missing).toHaveLength(8)
})

test('an auditor never audits a call of their own, and gives one back with a reason only', async () => {
  const desk = await openDesk()
  const agent = await desk.signIn('AB-1103', 'agent')
  const ticket = await desk.wait()
  await agent.post('/calls/take')
  await desk.meet(ticket, agent.token)
  const path = `/calls/${ticket}`
  await vi.waitFor(async () => expect((await agent.post(`${path}/end`)).status).toBe(200), { timeout: 60_000 })
  await agent.post(`${path}/verdict`, decline)

  const herself = await desk.signIn('AB-1103', 'auditor')
  expect((await herself.get('/audit')).body).toMatchObject([{ call: ticket, own: true }])
  expect((await herself.post(`${path}/confirm`)).status).toBe(409)
  const auditor = await desk.signIn('AB-2015', 'auditor')
  expect((await auditor.post(`${path}/return`, { reason: ' ' })).status).toBe(409)
  await auditor.post(`${path}/return`, { reason: 'The PAN is blurred' })
  expect((await agent.get(path)).body).toMatchObject({
    state: 'ended',
    returned: { by: 'Anjali Deshmukh', reason: 'The PAN is blurred' },
  })
  expect(((await agent.get('/queue')).body as QueueView).own).toBe(ticket)
})

test('everyone does what their role allows, and nobody anything without signing in', async () => {
  const { desk, agent, path } = await openCall()
  const other = await desk.signIn('AB-1077', 'agent')
  const auditor = await desk.signIn('AB-2008', 'auditor')
  const attempt = async (person: Pick<Person, 'get' | 'post'>, asked: string, body?: object) =>
    (body ? await person.post(asked, body) : await person.get(asked)).status
  expect(await attempt(other, path)).toBe(409)
  expect(await attempt(other, `${path}/end`, {})).toBe(409)
  expect(await attempt(other, `${path}/marks`, { item: 'consent' })).toBe(409)
  expect(await attempt(auditor, `${path}/marks`, { item: 'consent' })).toBe(403)
  expect(await attempt(auditor, `${path}/verdict`, approve)).toBe(403)
  expect(await attempt(agent, `${path}/confirm`, {})).toBe(403)
  expect(await attempt(agent, '/audit')).toBe(403)
  for (const asked of [path, '/queue', '/audit']) expect((await desk.ask(asked, 'invented')).status).toBe(401)
  for (const asked of ['/calls/take', `${path}/end`]) expect((await desk.ask(asked, '', {})).status).toBe(401)
  expect((await desk.ask('/sign-in', '', { badge: 'AB-1042', role: 'auditor' })).status).toBe(400)
  await agent.post('/sign-out')
  expect(await attempt(agent, path)).toBe(401)
})

test('a passport for the Aadhaar is shown to the agent, and has to be compared before the call is approved', async () => {
  const call = await openCall({ kind: 'Passport', documentId: 'D-12', validUntil: '2031-01-01' })
  const { agent, path, view } = call
  const identityDocument = { docType: 'Passport', documentKey: 'D-12', validUntil: '2031-01-01' }
  expect(await view()).toMatchObject({ identityDocument, missing: expect.arrayContaining(['document']) })
  const compare = () => agent.post(`${path}/marks`, { item: 'document' })
  const meanwhile = async () => {
    expect((await compare()).body.error).toBe('Take the pictures of face and PAN first.')
    await collect(call)
    await vi.waitFor(async () => expect((await view()).missing).toEqual(['document', 'recording']), { timeout: 60_000 })
    await compare()
    expect((await view()).missing).toEqual(['recording'])
    await agent.post(`${path}/snapshots`, { kind: 'face', jpeg })
    expect((await view()).missing).toEqual(['faceMatches', 'document', 'recording'])
  }
  await record(call, { meanwhile })
  expect((await view()).missing).toEqual(['faceMatches', 'document'])
})

test('an agent’s browser gets the relay that an applicant’s gets, with new credentials each time; nobody else does', async () => {
  const desk = await openDesk({ turn: { urls: ['turn:turn.bank.example:3478'], secret: 'a secret of the relay' } })
  const agent = await desk.signIn('AB-1042', 'agent')
  const auditor = await desk.signIn('AB-2008', 'auditor')
  const [one, other] = [await agent.get('/ice-servers'), await agent.get('/ice-servers')]
  expect(one.body).toMatchObject([{ urls: ['turn:turn.bank.example:3478'], username: expect.stringMatching(/^\d+:/) }])
  expect(other.body[0].credential).not.toBe(one.body[0].credential)
  expect((await auditor.get('/ice-servers')).status).toBe(403)
  expect((await desk.ask('/ice-servers')).status).toBe(401)
})

test('a document that no call has is not compared', async () => {
  const call = await openCall()
  const compare = () => call.agent.post(`${call.path}/marks`, { item: 'document' })
  const meanwhile = async () => {
    await collect(call)
    expect((await compare()).body.error).toBe('This call has no identity document.')
  }
  await record(call, { meanwhile })
})

test('only what this session asks is answered, and only a JPEG is a picture', async () => {
  const { agent, path, view } = await openCall()
  await agent.post(`${path}/recordings`, { type: 'video/webm' })
  const asked = (await view()).questions.map(({ id }) => id)
  const notAsked = questions.map(({ id }) => id).find((id) => !asked.includes(id))
  expect((await agent.post(`${path}/answers`, { question: notAsked, result: 'matches' })).status).toBe(400)
  expect((await agent.post(`${path}/snapshots`, { kind: 'face', jpeg: 'AAAA' })).status).toBe(400)
  expect((await agent.post(`${path}/marks`, { item: 'faceMatches' })).status).toBe(409)
  expect((await agent.post(`${path}/marks`, { item: 'liveness', method: 'blink' })).status).toBe(400)
  expect((await view()).missing).toHaveLength(8)
})

test('the applicant abroad is no evidence, and the agent’s browser can’t say where they are', async () => {
  const { ends, view } = await openCall()
  ends.agent.send(JSON.stringify(bengaluru))
  ends.applicant.send({ ...bengaluru, latitude: 51.5, longitude: 0 })
  await vi.waitFor(async () => expect((await view()).evidence.position).toMatchObject({ insideIndia: false }), {
    timeout: 60_000,
  })
  expect((await view()).missing).toContain('position')
})
