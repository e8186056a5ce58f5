import { expect, test } from 'vitest'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { leaveApplication } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import { validateOTP } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { Applicant } from './applicant.ts'
import { eventually } from './eventually.ts'
import { productOnEngines } from './on-engines.ts'
import { askDecision, asha, begin, giveDetails, giveHomeAddress, giveMore, giveWork } from './steps.ts'

productOnEngines('what operators can measure', { METRICS: 'true' }, (product) => {
  const scraped = async (): Promise<string> => {
    const answer = await fetch(`${product().operatorUrl}/metrics`)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  /** The value of one series, 0 if it is not there yet. */
  const valueOf = async (series: string): Promise<number> => {
    const line = (await scraped()).split('\n').find((one) => one.startsWith(`${series} `))
    return Number(line?.slice(series.length) ?? 0)
  }
  const someone = (mobileNumber: string) =>
    new Applicant({ url: product().url, sandboxUrl: product().sandboxUrl, mobileNumber })

  test('an application leaves its marks in the metrics, and nothing of its applicant', async () => {
    const applicant = someone('9812200771')
    const person = { ...asha, panNumber: 'ABCPS2771F', emailId: 'metrics@example.com' }
    await begin(applicant)
    expect(await valueOf('applications_total{stage="begun"}')).toBeGreaterThan(0)
    const before = await valueOf('decisions_total{run="rules",outcome="approve"}')
    await giveDetails(applicant, person)
    await giveMore(applicant, person)
    await giveWork(applicant, 'FROM_50000')
    await giveHomeAddress(applicant)
    await applicant.client.call(leaveApplication, { path: '/auth/check-answers', exit: false })
    await askDecision(applicant)
    const said = await scraped()
    for (const series of [
      'applications_total{stage="submitted"} ',
      'applications_total{stage="approved"} ',
      'leaves_total{screen="check-answers"} ',
      'codes_total{purpose="mobile",outcome="created"} ',
      'code_entries_total{purpose="mobile",outcome="right"} ',
      'bank_system_seconds_count{system="decision",outcome="answered"} ',
      'bank_system_breaker{system="decision",state="closed"} 1',
      'http_request_seconds_count{call="updateApplication",status="2xx"} ',
      'database_connections{pool="store",state="idle"} ',
      'nodejs_eventloop_lag_p99_seconds ',
    ])
      expect(said).toContain(`\n${series}`)
    expect(await valueOf('decisions_total{run="rules",outcome="approve"}')).toBe(before + 1)
    expect(said).not.toMatch(/9812200771|ABCPS2771F|metrics@example|asha/i)
    expect(said).not.toContain(applicant.applicationId)
  })

  test('refusals are counted by call and problem, and wrong codes', async () => {
    const { client } = someone('9812200772')
    const mobileNumber = '9812200772'
    await client.call(generateOTP, { mobileNumber, notificationType: 'SMS', language: 'en' })
    await client.call(validateOTP, { mobileNumber, otp: '000000', consents: [] } as never)
    await client.call(generateOTP, { mobileNumber, notificationType: 'SMS', language: 'en' })
    expect(await valueOf('codes_total{purpose="mobile",outcome="tooSoon"}')).toBe(1)
    expect(await scraped()).toMatch(/\ncall_refusals_total\{call="(generateOTP|validateOTP)",problem="\w+"\} 1/)
  })

  test('what waits in outbox and queue is seen with its age, read once in five seconds, within its bounds', async () => {
    const { store, clock } = product().server.composed.deps
    await eventually(async () => expect(await store.backlog(clock())).toMatchObject({ outbox: { waiting: 0 } }))
    const due = clock() - 600_000
    // Seen before the relay takes it: in the same moment, or again.
    await eventually(async () => {
      const added = store.outbox.add({
        kind: 'close-applications',
        reference: crypto.randomUUID(),
        dueAt: due,
        at: due,
      })
      const [backlog] = await Promise.all([added.then(() => store.backlog(clock())), added])
      const seen = backlog.outbox.waiting + (backlog.jobs.waiting['close-applications'] ?? 0)
      expect(seen).toBeGreaterThan(0)
    })
    await eventually(async () => expect(await valueOf('database_answers')).toBe(1))
    await eventually(async () =>
      expect(await valueOf('job_seconds_count{kind="close-applications",outcome="done"}')).toBeGreaterThan(0),
    )
    const { pool } = product().server.composed.store.database
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select due_at from outbox where relayed_at is null and due_at <= now() order by due_at limit 10000`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('outbox_waiting')
  })
})
