import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { IdentitySide } from './IdentitySide.tsx'
import { useIdentityUpload } from './use-identity-upload.ts'

export interface IdentitySidesProps {
  document: 'DrivingLicence' | 'Passport'
  application: ApplicationView
}

/** Both sides of a document. A pdf is the whole document: the second place is not asked for then. */
export function IdentitySides({ document, application }: IdentitySidesProps) {
  const t = useTexts('aadhaar-denied')
  const { sides, upload } = useIdentityUpload()
  const kept = application.facts.documents?.identity
  const files = kept?.document === document ? kept.files : []
  const whole = files.find(({ kind }) => kind === 'pdf')
  const names =
    document === 'Passport' ? [t('side.passport.1'), t('side.passport.2')] : [t('side.licence.1'), t('side.licence.2')]
  return (
    <>
      <p className="muted">{t('formats')}</p>
      {names.slice(0, whole ? 1 : 2).map((name, index) => {
        const page = index + 1
        const file = whole ?? files.find((each) => each.page === page)
        return (
          <IdentitySide
            key={name}
            page={page}
            name={name}
            applicationId={application.applicationReferenceNo}
            file={file}
            sending={sides[page]}
            onFile={(chosen) => void upload(chosen, { document, page, replaces: file?.id })}
          />
        )
      })}
    </>
  )
}
