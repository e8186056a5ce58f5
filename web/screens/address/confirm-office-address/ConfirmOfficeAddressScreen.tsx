import { addressOf } from '@card-journey/journey/application/due.ts'
import { redecisionDue } from '@card-journey/journey/rules/credit/redecision.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { confirmOfficeAddress } from '@card-journey/journey/steps/address/confirm-office-address/form.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useFormState } from '../../../form/use-form.ts'
import { Link } from '../../../layout/Link.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm, type ScreenFormBinding } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useDueDecision } from '../../../engine/use-decision.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { DecisionDue } from '../DecisionDue.tsx'
import { PincodeQuestion } from '../PincodeQuestion.tsx'
import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { usePincodeQuestion } from '../use-pincode-question.ts'

/** The office address on file, to use as it is or to change. If the decision is due again, it runs here. */
export function ConfirmOfficeAddressScreen() {
  const t = useTexts('confirm-office-address')
  const { application, act, go } = useJourney()
  const due = application !== undefined && redecisionDue(application)
  const decide = useDueDecision(due)
  const binding: ScreenFormBinding<keyof typeof confirmOfficeAddress.questions> = useScreenForm(confirmOfficeAddress, {
    submit: (answers) => question.guard(answers, (sent) => act('confirm-office-address', 'submit', sent)),
  })
  const question = usePincodeQuestion(binding, false)
  // Nothing is typed here, so there is no field for the address's errors.
  const refused = useFormState(({ errors, submits }) => submits > 0 && Object.keys(errors).length > 0, binding.form)
  const wrong = refused && !question.open
  const office = application && addressOf(application, 'OFFICE')
  if (due) return <DecisionDue decide={decide} />
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm
        binding={binding}
        submitLabel={t('use')}
        actions={
          <Link className={buttonClass('secondary')} to={screenPaths['office-address']}>
            {t('change')}
          </Link>
        }
      >
        {office ? (
          <Panel heading={t('saved')}>
            <p>{streetOf(office)}</p>
            <p>{placeOf(office)}</p>
          </Panel>
        ) : (
          <Skeleton shapes={['panel']} label={t('loading')} />
        )}
        {wrong && (
          <Notice kind="warning" role="alert">
            <p>{t('wrong')}</p>
          </Notice>
        )}
      </ScreenForm>
      <PincodeQuestion question={question} pincode={office?.pincode ?? ''} change={() => go('office-address')} />
    </>
  )
}
