import type { Answers } from '@card-journey/journey/steps/form.ts'
import { tcc } from '@card-journey/journey/steps/offer/tcc/form.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { AcceptTerms } from '../AcceptTerms.tsx'
import { DeclineOffer } from '../DeclineOffer.tsx'
import { LimitChoice } from '../LimitChoice.tsx'
import { consentToRegistry } from '../ConsentBoxes.tsx'

type Field = keyof typeof tcc.questions

export interface TccScreenProps {
  /** ckycSearch with this screen's answers: saves the consents and looks the applicant up in the central register. */
  search: (answers: Answers<Field>) => Promise<Outcome>
}

/**
 * After the final decision (NSTP): congratulations and terms in one; the registry is searched only with its own
 * consent.
 */
export function TccScreen({ search }: TccScreenProps) {
  const t = useTexts('tcc')
  const { act } = useJourney()
  const binding = useScreenForm(tcc, {
    submit: async (answers) => {
      if (answers.consentCkyc !== 'Y') return act('tcc', 'submit', answers)
      const searched = await search(answers)
      // If the registry is down, the terms are accepted without a search.
      return !searched.ok && searched.failure?.problem === 'UNAVAILABLE' ? act('tcc', 'submit', answers) : searched
    },
  })
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <AcceptTerms
        binding={binding}
        choice={<LimitChoice />}
        actions={<DeclineOffer />}
        further={[{ ...consentToRegistry, hint: t('register') }]}
        words={{
          card: (values) => t('card.label', values),
          limit: t('limit'),
          loading: t('loading'),
          failed: t('failed'),
          boxes: t('boxes'),
          read: (document) => t('read', { document }),
          submit: t('submit'),
          busy: t('submit.busy'),
        }}
      />
    </>
  )
}
