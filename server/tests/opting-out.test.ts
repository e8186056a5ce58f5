import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { instead } from './instead.ts'
import { productOnEngines } from './on-engines.ts'
import { openHour } from './running.ts'
import { asha, begin, giveDetails } from './steps.ts'

const hour = 3_600_000
let people = 9_447_000_000

productOnEngines('who opts out', { RATE_FACTOR: '100000' }, (product) => {
  const deps = () => product().server.composed.deps

  /** Someone with a verified email address. */
  async function someone(): Promise<Applicant> {
    const { url, sandboxUrl } = product()
    const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(people++) })
    const last = applicant.settings.mobileNumber.slice(-4)
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber: `ABCPQ${last}F`, emailId: addressOf(applicant) })
    return applicant
  }

  const addressOf = ({ settings: { mobileNumber } }: Applicant) => `out${mobileNumber}@mail.example`

  const whatsApp = (applicant: Applicant, action: 'OPTIN' | 'OPTOUT') =>
    need(
      applicant.client.call(sendNotification, {
        sourceAppId: 'CCSFDC',
        requestId: randomUUID(),
        action,
        notificationType: 'WHATSAPP',
        messages: [{ destination: [applicant.settings.mobileNumber] }],
        ...(action === 'OPTIN' && {
          consent: {
            code: 'whatsappconsent',
            version: versionOf('whatsappconsent'),
            timestamp: new Date().toISOString(),
            value: 'Y',
          } as const,
        }),
      }),
    )

  /** Channels by which a template has come, in order. */
  async function channelsOf(applicant: Applicant, template: string): Promise<string[]> {
    await workIsDone(product(), { of: applicant })
    const came = await Promise.all(
      [applicant.settings.mobileNumber, addressOf(applicant)].map((to) => messagesTo(product(), to, template)),
    )
    return came
      .flat()
      .map(({ channel }) => channel)
      .toSorted()
  }

  const news = async ({ applicationId }: Applicant, template: string) =>
    deps().store.outbox.add({
      kind: 'message',
      reference: randomUUID(),
      payload: { template },
      applicationId,
      at: deps().clock(),
    })

  const after = (hours: number) => product().moveClock(openHour - Date.now() + hours * hour)

  const gatewayTakes = async ({ settings: { mobileNumber: to } }: Applicant) =>
    (await deps().systems.whatsapp.send({ to, template: 'CARD_READY', text: 'x', reference: randomUUID() })).kind

  test('hears no more by WhatsApp, and all the news of the application by SMS and email', async () => {
    await after(0)
    const applicant = await someone()
    await news(applicant, 'APPLICATION_SUBMITTED')
    expect(await channelsOf(applicant, 'APPLICATION_SUBMITTED')).toEqual(['email', 'sms'])
    await whatsApp(applicant, 'OPTIN')
    await workIsDone(product(), { of: applicant })
    await news(applicant, 'CARD_READY')
    expect(await channelsOf(applicant, 'CARD_READY')).toEqual(['email', 'sms', 'whatsapp'])
    await whatsApp(applicant, 'OPTOUT')
    await workIsDone(product(), { of: applicant })
    expect(await gatewayTakes(applicant)).toBe('refused')
    await news(applicant, 'CARD_READY')
    expect(await channelsOf(applicant, 'CARD_READY')).toEqual(['email', 'email', 'sms', 'sms', 'whatsapp'])
  })

  test('has opted out, whenever the gateway hears of what was said before', async () => {
    await after(0)
    const applicant = await someone()
    for (const action of ['OPTIN', 'OPTOUT'] as const) {
      await whatsApp(applicant, action)
      await workIsDone(product(), { of: applicant })
    }
    // The first entry, retried until now.
    await deps().store.outbox.add({
      kind: 'whatsapp-consent',
      reference: randomUUID(),
      payload: { action: 'OPTIN' },
      applicationId: applicant.applicationId,
      at: deps().clock(),
    })
    await workIsDone(product(), { of: applicant })
    expect(await gatewayTakes(applicant)).toBe('refused')
    await whatsApp(applicant, 'OPTIN')
    await eventually(async () => expect(await gatewayTakes(applicant)).toBe('answered'))
  })

  test.each(['answered', 'unknown'] as const)(
    'has opted out, although the opt-in from before arrives at the gateway last (%s)',
    async (kind) => {
      await after(0)
      const applicant = await someone()
      const { whatsapp } = deps().systems
      const sent: string[] = []
      const heard: string[] = []
      let arrives = (): void => {}
      const arrival = new Promise<void>((resolve) => (arrives = resolve))
      await instead(
        whatsapp,
        'consent',
        (own) =>
          Object.assign(
            async (asked: Parameters<typeof own>[0]) => {
              const first = sent.push(asked.action) === 1
              const arrived = (async () => {
                if (first) await arrival
                const answer = await own(asked)
                heard.push(asked.action)
                return answer
              })()
              return first && kind === 'unknown' ? { kind, reference: asked.reference } : arrived
            },
            { byReference: own.byReference },
          ),
        async () => {
          await whatsApp(applicant, 'OPTIN')
          await eventually(() => expect(sent).toEqual(['OPTIN']))
          await whatsApp(applicant, 'OPTOUT')
          await eventually(() => expect(heard).toEqual(['OPTOUT']))
          arrives()
          await eventually(() => expect(heard).toContain('OPTIN'))
          await product().moveClock(openHour - Date.now() + hour)
          await eventually(() => expect(heard).toEqual(['OPTOUT', 'OPTIN', 'OPTOUT']))
        },
      )
      expect(await gatewayTakes(applicant)).toBe('refused')
    },
  )

  test.each(['OPTIN', 'OPTOUT'] as const)(
    'is not refused (%s) for a save of another tab or a job in between',
    async (action) => {
      await after(0)
      const applicant = await someone()
      if (action === 'OPTOUT') await whatsApp(applicant, 'OPTIN')
      const { store, clock } = deps()
      const answer = await instead(
        store.consents,
        'of',
        (own) => async (applicationId) => {
          store.consents.of = own
          const { version, document } = (await store.applications.read(applicationId))!
          await store.save({ writer: 'job', applicationId, version, document, audit: [], at: clock() })
          return own(applicationId)
        },
        () => whatsApp(applicant, action),
      )
      expect(answer).toEqual({})
      await workIsDone(product(), { of: applicant })
      expect(await gatewayTakes(applicant)).toBe(action === 'OPTIN' ? 'answered' : 'refused')
    },
  )

  test('of everything that is optional gets codes, links and copies that are asked for, and no reminder', async () => {
    await after(0)
    const applicant = await someone()
    await whatsApp(applicant, 'OPTOUT')
    await need(applicant.client.call(calls.endReminders, {}))
    await need(applicant.client.call(calls.sendContinueLink, {}))
    await need(applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY' }))
    expect(await channelsOf(applicant, 'RESUME_LINK')).toEqual(['sms'])
    expect(await channelsOf(applicant, 'ANSWERS_COPY')).toEqual(['email'])
    await news(applicant, 'APPLICATION_REJECTED')
    expect(await channelsOf(applicant, 'APPLICATION_REJECTED')).toEqual(['email', 'sms'])
    const { url, sandboxUrl, mobileNumber } = applicant.settings
    const codes = (await channelsOf(applicant, 'MOBILE_OTP')).length
    await need(new Applicant({ url, sandboxUrl, mobileNumber }).proveMobile())
    expect(await channelsOf(applicant, 'MOBILE_OTP')).toHaveLength(codes + 1)
    await after(30)
    await workIsDone(product(), { of: applicant })
    expect(await channelsOf(applicant, 'RESUME_REMINDER')).toEqual([])
  })
})
