import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { addressOf, officeAddressDue } from '@card-journey/journey/application/due.ts'
import { spokenName } from '@card-journey/journey/application/spoken-name.ts'
import { congratulations } from '@card-journey/journey/steps/offer/congratulations/form.ts'
import { isOfferedAgain } from '@card-journey/journey/rules/credit/redecision.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { classes } from '@card-journey/ui/classes.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Fragment, useRef } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Offer } from '../Offer.tsx'
import '../offer.css'

/** The offer of a new customer. Shown again if the decision ran again and approved (BR-20). */
export function CongratulationsScreen() {
  const t = useTexts('congratulations')
  const { application, go } = useJourney()
  const binding = useScreenForm(congratulations)
  const home = application && addressOf(application, 'RESIDENCE')
  const deposit = application?.depositAmount
  const referred = application?.breFinalStatus === 'refer'
  // Accepting changes the record before the next screen is here: the words stay those of the offer that was accepted.
  const first = useRef(application)
  first.current ??= application
  const came = first.current
  const acceptedBefore = came?.facts.offer !== undefined && standing(came) !== 'congratulations'
  const which = came && isOfferedAgain(came) ? '.again' : referred ? '.referred' : ''
  const name = application?.applicantDetails[0].firstName
  const headingOf = (state: typeof which) =>
    state !== '' ? t(`heading${state}`) : name ? t('heading', { name: spokenName(name) }) : t('heading.nameless')
  return (
    <>
      <h1>{application ? <InTwoParts>{headingOf(which)}</InTwoParts> : t('heading.loading')}</h1>
      <p className="lead">
        {application && t(which === '' && officeAddressDue(application) ? 'lead.office' : `lead${which}`)}
      </p>
      {application && acceptedBefore && (
        <Notice>
          <p>{t('accepted')}</p>
          <Button kind="secondary" onClick={() => go(standing(application))}>
            {t('accepted.next')}
          </Button>
        </Notice>
      )}
      <Offer
        binding={binding}
        submitLabel={t('submit')}
        busyText={t('submit.busy')}
        limit={referred ? t('limit.referred') : t('limit')}
        registry
        basis={deposit !== undefined && t('deposit', { amount: rupeesText(deposit) })}
        delivery={home && !referred && t('delivery', { street: streetOf(home), place: placeOf(home) })}
      />
    </>
  )
}

/** A name as long as this is set smaller on a phone. */
const longName = 18

/** Where the heading needs two lines, the name has one and what is said of it the other: neither language breaks elsewhere. */
function InTwoParts({ children: words }: { children: string }) {
  const end = words.indexOf(', ') + 1
  if (end === 0) return words
  return [words.slice(0, end), words.slice(end + 1)].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span
        className={classes('offer-heading', part.length > longName && !part.includes(' ') && 'offer-heading--long')}
      >
        {part}
      </span>
    </Fragment>
  ))
}
