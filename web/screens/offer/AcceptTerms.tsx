import { holderOf } from '@card-journey/journey/application/person.ts'
import { Amount } from '@card-journey/ui/Amount.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import type { ReactNode } from 'react'
import { ScreenForm } from '../../form/ScreenForm.tsx'
import type { ScreenFormBinding } from '../../form/use-screen-form.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { OwnCard } from '../../layout/OwnCard.tsx'
import { ConsentBoxes, consentsOfEveryCard, type ConsentBox, type ConsentBoxesProps } from './ConsentBoxes.tsx'

export interface AcceptTermsProps<Field extends string> {
  binding: ScreenFormBinding<Field>
  words: ConsentBoxesProps['words'] & {
    card: (values: { product: string; holder: string }) => string
    limit: string
    loading: string
    boxes: string
    submit: string
    busy: string
  }
  /** What may be chosen before the consents: a lower limit. */
  choice?: ReactNode
  /** Further actions after accepting. */
  actions?: ReactNode
  /** Consents asked for besides the three that every card needs. */
  further?: readonly ConsentBox[]
  /** Shown between the limit and the consents. */
  children?: ReactNode
}

/** The card again, its limit, and what accepting it requires. */
export function AcceptTerms<Field extends string>({
  binding,
  words,
  further = [],
  choice,
  actions,
  children,
}: AcceptTermsProps<Field>) {
  const { application } = useJourney()
  const offered = application?.facts.offerTerms?.limit?.offered ?? application?.creditLimit
  const holder = application ? holderOf(application.applicantDetails[0]).toUpperCase() : ''
  return (
    <>
      {application ? (
        <OwnCard holder={holder} label={words.card({ product: application.productName, holder })} />
      ) : (
        <Skeleton shapes={['card']} label={words.loading} />
      )}
      {offered !== undefined && (
        <Panel heading={words.limit} tone="tinted">
          <Amount rupees={offered} large />
        </Panel>
      )}
      {children}
      <ScreenForm
        binding={binding}
        submitLabel={words.submit}
        submitKind="secondary"
        busyText={words.busy}
        actions={actions}
      >
        {choice}
        <h2>{words.boxes}</h2>
        <ConsentBoxes boxes={[...consentsOfEveryCard, ...further]} words={words} />
      </ScreenForm>
    </>
  )
}
