import { useEffect, type ReactNode } from 'react'
import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { agreed, documentsDue, received, statementText } from '../statement-for-tests.ts'
import { picture } from '../../../uploads/picture-for-tests.ts'
import { Open } from './open-way-for-tests.tsx'
import { allSlips, oneSlip, uploadServer, withSlips } from './uploads-for-tests.ts'
import { UploadDocumentScreen } from './UploadDocumentScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="upload-document"
    application={withSlips()}
    master={{ 'getConsentDetails?code=STATEMENT': [statementText] }}
    {...different}
  >
    <UploadDocumentScreen />
  </Fixture>
)

const pdf = (name: string, content = '') => new File([`%PDF-1.7\n${content}`], name)
const photographs = () =>
  Promise.all(['first', 'second'].map(async (name) => new File([await picture(300, 420, name)], `${name} page.jpg`)))

/** Chooses files for a month, as a person would. */
function Choosing({ files, children }: { files: () => Promise<readonly File[]>; children: ReactNode }) {
  useEffect(() => {
    void files().then((chosen) => {
      const input = document.querySelector<HTMLInputElement>('#slip-2026-10')
      if (!input) return
      const held = new DataTransfer()
      for (const file of chosen) held.items.add(file)
      input.files = held.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }, [files])
  return children
}
const choosing = (files: () => Promise<readonly File[]>, different: Partial<FixtureProps> = {}) => (
  <Open way="slips">
    <Choosing files={files}>{at(different)}</Choosing>
  </Open>
)

/** Has some of the file, and takes no more. */
const stalled = ({ size }: { size: number }) => ({ ok: true, response: { received: Math.round(size * 0.4) } }) as const

export const examples: Examples = {
  ...asking(at, { filled: { application: withSlips(allSlips) }, refused: { application: withSlips(oneSlip) } }),
  'a statement to share': <Open way="statement">{at({})}</Open>,
  'slips to upload': <Open way="slips">{at({})}</Open>,
  'one there': at({ application: withSlips(oneSlip) }),
  'one month more': at({ application: withSlips({ ...allSlips, '2026-06': allSlips['2026-08'] }) }),
  'being sent': choosing(photographs, {
    calls: { fileUpload: stalled },
  }),
  photographed: choosing(photographs, { calls: uploadServer().calls }),
  'a file refused': choosing(async () => [new File(['words'], 'letter.docx')]),
  'a file with a password': choosing(async () => [
    pdf('locked.pdf', `/Encrypt << /Filter /Standard /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`),
  ]),
  'a file did not reach us': choosing(async () => [pdf('October.pdf')], { calls: { fileUpload: unreachable } }),
  'being read': at({
    application: withSlips(allSlips, { analysis: { askedAt: '2026-11-20T06:30:00.000Z' } }),
    calls: { finalBre: { ok: true, response: { state: 'working' } } },
  }),
  'not accepted': at({ application: withSlips(allSlips, { notAccepted: { at: '2026-11-20T06:31:00.000Z' } }) }),
  'statement refused': at({ application: documentsDue({ ...agreed, ended: 'refused' }) }),
  'terms not to be had': <Open way="statement">{at({ master: {}, calls: { getConsentDetails: unreachable } })}</Open>,
  'analysis under way': at({ application: documentsDue(agreed, 'PERFIOS') }),
  'statement here': at({ application: documentsDue(received, 'PERFIOS') }),
  loading: at({ application: null }),
}
