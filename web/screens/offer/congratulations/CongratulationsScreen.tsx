import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { addressOf, officeAddressDue } from '@card-journey/journey/application/due.ts'
import { spokenName } from '@card-journey/journey/application/spoken-name.ts'
import { congratulations } from '@card-journey/journey/steps/offer/congratulations/form.ts'
import { isOfferedAgain } from '@card-journey/journey/rules/credit/redecision.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { DoneMark } from '@card-journey/ui/DoneMark.tsx'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { classes } from '@card-journey/ui/classes.ts'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { takeFocus } from '../../../layout/take-focus.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AcceptedOffer } from '../AcceptedOffer.tsx'
import { nextStep } from '../next-step.ts'
import { Offer } from '../Offer.tsx'
import '../offer.css'
import './congratulations.css'

/** The offer of a new customer. Shown again if the decision ran again and approved (BR-20). */
export function CongratulationsScreen() {
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const binding = useScreenForm(congratulations)
  const home = application && addressOf(application, 'RESIDENCE')
  const deposit = application?.depositAmount
  const referred = application?.breFinalStatus === 'refer'
  // Accepting changes the record before the next screen is here: the words stay those of the offer that was accepted.
  const first = useRef(application)
  first.current ??= application
  const came = first.current
  const title = useRef<HTMLHeadingElement>(null)
  const [changes, setChanges] = useState(false)
  const which = changes ? '.change' : came ? stateOf(came) : ''
  const name = application?.applicantDetails[0].firstName
  const heading =
    which !== '' ? t(`heading${which}`) : name ? t('heading', { name: spokenName(name) }) : t('heading.nameless')
  const due = application && officeAddressDue(application) ? 'lead.office' : 'lead'
  const next = deposit === undefined ? due : (`${due}.deposit` as const)
  const step = which === '.accepted' && application ? nextStep(application) : undefined
  const words = {
    limit: referred ? t('limit.referred') : undefined,
    basis: deposit !== undefined && t('deposit', { amount: rupeesText(deposit) }),
    delivery: home && !referred && t('delivery', { street: streetOf(home), place: placeOf(home) }),
  }
  const keep = () => {
    // Its button goes.
    if (title.current) takeFocus(title.current)
    setChanges(false)
  }
  return (
    <>
      <h1 ref={title} className={classes(application && which === '' && 'approved')}>
        {application ? (
          <InTwoParts mark={which === '' && <DoneMark className="approved__mark" />}>{heading}</InTwoParts>
        ) : (
          t('heading.loading')
        )}
      </h1>
      <p className="lead">{application && t(which === '' ? next : step ? `lead.accepted.${step}` : `lead${which}`)}</p>
      {application && which === '.accepted' ? (
        <AcceptedOffer application={application} words={words} onChange={() => setChanges(true)} />
      ) : (
        <Offer
          binding={binding}
          submitLabel={t('submit')}
          busyText={t('submit.busy')}
          words={words}
          registry
          onKeep={changes ? keep : undefined}
        />
      )}
    </>
  )
}

/** What the words are of: the first offer, or the one that was accepted, came again, or needs a look at the work. */
function stateOf(application: ApplicationView): '' | '.accepted' | '.again' | '.referred' {
  if (application.facts.offer !== undefined && standing(application) !== 'congratulations') return '.accepted'
  if (isOfferedAgain(application)) return '.again'
  return application.breFinalStatus === 'refer' ? '.referred' : ''
}

/** A name as long as this is set smaller on a phone. */
const longName = 18

/** Where the heading needs two lines, the name has one and what is said of it the other: neither language breaks elsewhere. */
function InTwoParts({ children: words, mark }: { children: string; mark: ReactNode }) {
  const end = words.indexOf(', ') + 1
  if (end === 0) return [mark, words]
  return [words.slice(0, end), words.slice(end + 1)].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span
        className={classes('offer-heading', part.length > longName && !part.includes(' ') && 'offer-heading--long')}
      >
        {index === 0 && mark}
        {part}
      </span>
    </Fragment>
  ))
}
