import type { ExampleResult } from '../../../examples/examples.tsx'
import type { Notice } from './use-notice.ts'

const parts: Record<Notice['language'], Notice['parts']> = {
  en: [
    { part: 'decision', heading: 'Our decision', paragraphs: ['Thank you for applying.', 'A reason.'], points: [] },
    { part: 'todo', heading: 'What you can do', paragraphs: [], points: ['Check your report.', 'Pay on time.'] },
    { part: 'again', heading: 'When you can apply again', paragraphs: ['From 20 May 2027.'], points: [] },
    { part: 'bureau', heading: 'Your credit report', paragraphs: ['We asked Example Bureau.'], points: [] },
    { part: 'contest', heading: 'If you think we got it wrong', paragraphs: ['Ask a person.'], points: [] },
    { part: 'complain', heading: 'If you’d like to complain', paragraphs: [], points: ['Call us.', 'Write to us.'] },
  ],
  hi: [
    { part: 'decision', heading: 'हमारा फ़ैसला', paragraphs: ['आवेदन करने का धन्यवाद।', 'एक वजह।'], points: [] },
    { part: 'todo', heading: 'आप क्या कर सकते हैं', paragraphs: [], points: ['रिपोर्ट जाँचें।', 'समय पर चुकाएँ।'] },
    { part: 'again', heading: 'दोबारा आवेदन कब', paragraphs: ['20 मई 2027 से।'], points: [] },
    { part: 'bureau', heading: 'आपकी क्रेडिट रिपोर्ट', paragraphs: ['हमने ब्यूरो से पूछा।'], points: [] },
    { part: 'contest', heading: 'अगर आपको लगे कि हमसे गलती हुई', paragraphs: ['किसी व्यक्ति से कहें।'], points: [] },
    { part: 'complain', heading: 'अगर आप शिकायत करना चाहें', paragraphs: [], points: ['कॉल करें।', 'लिखें।'] },
  ],
}

export function noticeIn(language: Notice['language'], different: Partial<Notice> = {}): Notice {
  const body = parts[language].map(({ heading, paragraphs, points }) =>
    [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
  )
  return {
    reason: 'income',
    language,
    madeAt: '2026-11-19T06:30:00.000Z',
    subject: 'Example Card',
    parts: parts[language],
    text: `${['Example Bank Limited\n19 November 2026', ...body].join('\n\n')}\n`,
    sha256: 'a1'.repeat(32),
    againFrom: '2027-05-20',
    ...different,
  }
}

/** Serves `decisionNotice` in an example. */
export const noticed =
  (different: Partial<Notice> = {}) =>
  ({ language }: { language: Notice['language'] }): ExampleResult => ({
    ok: true,
    response: noticeIn(language, different),
  })
