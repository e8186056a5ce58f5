import { expect, test } from 'vitest'
import { applicant, noon, onBothEngines } from '../store/test-stores.ts'
import { counting } from './count-business.ts'
import { createMetrics } from './metrics.ts'

onBothEngines('the stages of applications', (store) => {
  /** Saves these decisions of one application; returns how often each stage was counted. */
  async function stagesAfter(...decisions: [what: string, outcome: string][]) {
    const metrics = createMetrics()
    const counted = counting(store(), metrics)
    const { id, writer, application } = await applicant(store())
    for (const [index, [what, outcome]] of decisions.entries()) {
      const saved = await counted.save({
        writer,
        applicationId: id,
        version: index + 1,
        document: application.document,
        audit: [{ what, detail: { outcome, run: index + 1 } }],
        at: noon,
      })
      expect(saved.kind).toBe('saved')
    }
    const text = await metrics.text()
    const stage = (name: string) =>
      Number(new RegExp(`^applications_total\\{stage="${name}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
    return { submitted: stage('submitted'), approved: stage('approved') }
  }

  test('an application is submitted and approved once, however often it is decided on', async () => {
    const ways: [string, string][][] = [
      [['decided', 'approve']],
      // The office address is saved, and confirms it or not; the documents prove it.
      [
        ['decided', 'approve'],
        ['decided', 'approve'],
      ],
      [
        ['decided', 'approve'],
        ['decided', 'refer'],
        ['decided-finally', 'approve'],
      ],
      [
        ['decided', 'socialTrust'],
        ['decided', 'refer'],
        ['decided-finally', 'approve'],
      ],
    ]
    for (const way of ways) expect(await stagesAfter(...way), way.join()).toEqual({ submitted: 1, approved: 1 })
    expect(await stagesAfter(['decided', 'refer'], ['decided-finally', 'reject'])).toEqual({
      submitted: 1,
      approved: 0,
    })
  })
})
