import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'

/** A customer or company that the bank does not accept (SC-14). */
export function NotSourcingScreen() {
  const t = useTexts('not-sourcing')
  return (
    <>
      <OutcomeMark kind="info" />
      <h1>{t('heading')}</h1>
      <DecisionNotice />
    </>
  )
}
