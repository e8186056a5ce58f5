import { blockedUntil } from '@card-journey/journey/rules/life/rejection-block.ts'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { HelpLine } from '../../outcome/HelpLine.tsx'

/** The application ended at a pincode that is not served (PC-10): which one, and what it means. */
export function InvalidPincodeScreen() {
  const t = useTexts('invalid-pincode')
  const { application, today } = useJourney()
  const language = useLanguage()
  const { policy } = usePageData()
  const free = application?.rejectedDate && blockedUntil(application.rejectedDate, today(), policy.rejectionBlockDays)
  const refused = application?.facts.pincodeRefused
  return (
    <>
      <OutcomeMark kind="info" />
      <h1>{t('heading')}</h1>
      {refused && (
        <p>
          {t(refused.type === 'OFFICE' ? 'office' : 'home', { pincode: refused.pincode })}{' '}
          {t(refused.result === 'unknown' ? 'unknown' : 'unserved')}
        </p>
      )}
      <p>{free ? t('again', { day: dayInWords(free, language, today()) }) : t('meaning')}</p>
      <HelpLine text={(values) => t('help', values)} />
    </>
  )
}
