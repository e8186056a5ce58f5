import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { blockedUntil } from '@card-journey/journey/rules/life/rejection-block.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { dayInWords } from '../../texts/day-in-words.ts'
import { usePageData } from '../../page/page-data.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'
import type { PincodeQuestionState } from './use-pincode-question.ts'

interface PincodeQuestionProps {
  question: PincodeQuestionState
  pincode: string
  /** Leads to where the pincode is entered; absent if it is a field of this screen. */
  change?: () => unknown
}

/** Asks whether an unserved pincode is right, and says what a yes means. */
export function PincodeQuestion({ question, pincode, change = focusPincode }: PincodeQuestionProps) {
  const t = useTexts('fields')
  const shell = useTexts('shell')
  const language = useLanguage()
  const day = useJourney().today()
  const freeDay = blockedUntil(day, day, usePageData().policy.rejectionBlockDays) ?? day
  const no = () => {
    question.close()
    return change()
  }
  return (
    <Dialog
      open={question.open}
      heading={t('pincode.question')}
      onClose={question.close}
      closeLabel={shell('action.close')}
      actions={
        <>
          <Button onClick={no}>{t('pincode.question.no')}</Button>
          <Button kind="secondary" onClick={question.confirm}>
            {t('pincode.question.yes')}
          </Button>
        </>
      }
    >
      {/* Only when asked, because the pre-rendered page may be from another day. */}
      {question.open && <p>{t('pincode.question.text', { pincode, day: dayInWords(freeDay, language, day) })}</p>}
    </Dialog>
  )
}

/** After the dialog has returned focus to where it was opened. */
const focusPincode = () => void setTimeout(() => showField('pincode'))
