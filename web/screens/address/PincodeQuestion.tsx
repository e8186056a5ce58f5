import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useTexts } from '../../journey/screen-texts.ts'
import type { PincodeQuestionState } from './use-pincode-question.ts'

/** Asks whether a pincode that is not served is right, and says what a yes means. */
export function PincodeQuestion({ question, pincode }: { question: PincodeQuestionState; pincode: string }) {
  const t = useTexts('fields')
  const shell = useTexts('shell')
  return (
    <Dialog
      open={question.open}
      heading={t('pincode.question')}
      onClose={question.close}
      closeLabel={shell('action.close')}
      actions={
        <>
          <Button onClick={question.close}>{t('pincode.question.no')}</Button>
          <Button kind="secondary" onClick={question.confirm}>
            {t('pincode.question.yes')}
          </Button>
        </>
      }
    >
      <p>{t('pincode.question.text', { pincode })}</p>
    </Dialog>
  )
}
