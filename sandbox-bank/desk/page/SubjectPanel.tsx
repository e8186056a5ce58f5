import { Facts } from '@card-journey/ui/Facts.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import type { CallView } from '../views.ts'
import { DeviceCheck } from './DeviceCheck.tsx'
import { documentOf, languageOf, noteWords } from './words.ts'

/** The applicant as the desk may see them. */
export function SubjectPanel({ call }: { call: CallView }) {
  const { subject, note, identityDocument, language, device } = call
  const { nameMatch } = subject
  return (
    <Panel heading="Applicant">
      {note === undefined ? null : <Notice kind="warning">{noteWords[note] ?? note}</Notice>}
      <Facts
        facts={[
          { term: 'Name in the application', value: subject.name },
          {
            term: 'Name on the PAN',
            value: nameMatch
              ? `${nameMatch.onPan} – ${nameMatch.score} % alike${nameMatch.enough ? '' : ', too little'}`
              : 'Not known',
          },
          { term: 'PAN', value: subject.pan ?? 'Not known' },
          { term: 'Date of birth', value: subject.birthDate ?? 'Not known' },
          { term: 'Aadhaar', value: subject.aadhaar ?? 'Not used' },
          ...(identityDocument ? [{ term: 'Identity document', value: documentOf(identityDocument) }] : []),
          { term: 'Mobile', value: subject.mobile },
          { term: 'Language', value: languageOf(language) },
          { term: 'Device check', value: <DeviceCheck device={device} /> },
        ]}
      />
    </Panel>
  )
}
