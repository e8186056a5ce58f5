import { randomBytes, randomUUID } from 'node:crypto'
import { liveViewPath } from '@card-journey/providers/live-view-wire.ts'
import { signNotification } from '@card-journey/providers/notification-wire.ts'
import { expect, test } from 'vitest'
import { documentOf, newMobile } from '../store/test-stores.ts'
import { productOnEngines } from './on-engines.ts'
import { startProduct } from './running.ts'

const key = randomBytes(32)
const secret = `whsec_${key.toString('base64')}`

productOnEngines('live view', { NOTIFICATION_SECRET: secret }, (product) => {
  const ask = async (body: unknown, { by = key, url = product().operatorUrl } = {}) => {
    const id = `live_${randomUUID()}`
    const timestamp = String(Math.floor(product().server.composed.deps.clock() / 1000))
    const text = JSON.stringify(body)
    return fetch(url + liveViewPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signNotification(by, { id, timestamp, body: text }),
      },
      body: text,
    })
  }

  /** Stands at more-personal-details. */
  async function made() {
    const { store, clock } = product().server.composed.deps
    const at = clock()
    const mobileNumber = newMobile()
    const begun = await store.sessions.begin({ mobileNumber, webSessionId: 'web', thumbprint: randomUUID(), at })
    const document = documentOf(mobileNumber, { completedScreen: 'PERSONAL_DETAILS' })
    const audit = [
      { what: 'saved', detail: { screen: 'personal-details', action: 'submit', marker: 'PERSONAL_DETAILS' } },
    ]
    await store.applications.create({ sessionId: begun.session.id, document, audit, at })
    return { mobileNumber, document }
  }

  test('whoever has the sandbox’s key learns where the applications of a number stand, and no answer of theirs', async () => {
    const { mobileNumber, document } = await made()
    const answer = await ask({ mobileNumber })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject([
      {
        customerType: 'NTB',
        state: 'open',
        marker: 'PERSONAL_DETAILS',
        screen: 'more-personal-details',
        events: [{ what: 'saved', screen: 'personal-details', action: 'submit', marker: 'PERSONAL_DETAILS' }],
      },
    ])
    const { firstName, panNumber, emailId } = document.applicantDetails[0]
    for (const answered of [mobileNumber, firstName, panNumber, emailId].filter(Boolean))
      expect(text).not.toContain(answered)
  })

  test('the sandbox’s console gets the same', async () => {
    const { mobileNumber } = await made()
    const answer = await fetch(`${product().sandboxUrl}/live/applications?mobile=${mobileNumber}`)
    expect(await answer.json()).toMatchObject([{ screen: 'more-personal-details' }])
    expect((await fetch(`${product().sandboxUrl}/live/applications?mobile=1`)).status).toBe(400)
  })

  test('nobody else does: a foreign key is refused, and what can’t be read', async () => {
    const { mobileNumber } = await made()
    expect((await ask({ mobileNumber }, { by: randomBytes(32) })).status).toBe(401)
    expect((await fetch(product().operatorUrl + liveViewPath, { method: 'POST' })).status).toBe(401)
    expect((await ask({ mobileNumber: '12' })).status).toBe(400)
    expect(await (await ask({ mobileNumber: newMobile() })).json()).toEqual([])
  })

  test('[RO-12] a server with a bank of its own, as in production, has no live view', async () => {
    const own = await startProduct({
      NOTIFICATION_SECRET: secret,
      BANK_URL: `${product().sandboxUrl}/systems`,
      OPERATOR_PORT: '0',
    })
    try {
      for (const url of [own.url, own.operatorUrl])
        expect((await ask({ mobileNumber: '9811100001' }, { url })).status).toBe(404)
    } finally {
      await own.close()
    }
  })
})
