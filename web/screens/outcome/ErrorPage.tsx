import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { isPartnerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { alsoScreen, errorEntry, type ErrorImage } from '@card-journey/journey/errors/catalogue.ts'
import { errorMove, type ErrorMove } from '@card-journey/journey/errors/error-action.ts'
import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { blockedUntil } from '@card-journey/journey/rules/life/rejection-block.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing, type DrawingProps } from '@card-journey/ui/Drawing.tsx'
import { record } from '../../analytics/events.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useMaster } from '../../master/master.ts'
import { brandNames, usePageData } from '../../page/page-data.ts'
import { useHydrated, usePageQuery } from '../../page/page-query.ts'
import { useLanguage, useTextLookup } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { useNavigate } from '../../layout/address.tsx'
import { Link } from '../../layout/Link.tsx'
import { CallDoor } from './CallDoor.tsx'
import { KeptBeside } from './KeptBeside.tsx'
import { OtherCards } from './OtherCards.tsx'
import { QuotedReference, type QuotedReferenceProps } from './QuotedReference.tsx'
import { useMomentInWords } from './use-moment-in-words.ts'

export interface ErrorPageProps {
  screen: 'error' | 'auth-error'
  /** The type if the query has none (SC-19). */
  defaultType: 'S100' | '100'
  reference: QuotedReferenceProps
  /** The applicant's own, in place of the picture where all is well. */
  card?: ReactNode
}

/** The style of the picture (SC-20); A101's alternate style has its own class (SC-22). */
const pictures: Readonly<Record<ErrorImage, DrawingProps>> = {
  broken: { name: 'broken', tone: 'warning' },
  identity: { name: 'pan', tone: 'warning' },
  stop: { name: 'letter' },
  card: { name: 'card' },
  place: { name: 'place', tone: 'warning' },
  phone: { name: 'phone' },
  waiting: { name: 'clock' },
  session: { name: 'lock' },
  sessionActive: { name: 'lock', tone: 'danger' },
  maintenance: { name: 'clock' },
  pin: { name: 'lock', tone: 'warning' },
  done: { name: 'done', tone: 'success' },
}

/** A call broke: the same one may work in a minute. */
const mayTryAgain: readonly string[] = ['100', '500', 'S100']

/** It is this card that can't be had: others are offered. */
const aboutACard: readonly string[] = ['P104', 'BRE102', 'PARTNER_RESTRICTED', 'customersElsewhere', 'cardNotFound']

const isSignIn = (move: ErrorMove | undefined): boolean =>
  move?.kind === 'path' && move.path === screenPaths['verify-application']

/** An error by its type: picture, heading, text and button come from the catalogue and its texts (SC-19 to SC-26). */
export function ErrorPage({ screen, defaultType, reference, card }: ErrorPageProps) {
  const words = useTextLookup('errors')
  const language = useLanguage()
  const { brand, policy } = usePageData()
  const query = usePageQuery()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { act, application, session, update, leaveFor, signIn, go, today, told: last } = useJourney()
  const entry = errorEntry(query.get('type') ?? defaultType)
  const type = entry.texts
  // Details of another failure, or of an address typed by hand, are not shown.
  const told = last?.type === (query.get('type') ?? defaultType) ? last : undefined
  const locked = type === 'PIN101' ? application?.facts.mpin?.lockedUntil : undefined
  const inWords = useMomentInWords()
  // After a reload it is the record that has the day.
  const { rejectedDate } = application ?? {}
  const blocked =
    type === 'REJECTED_FOUND' && rejectedDate
      ? (blockedUntil(rejectedDate, today(), policy.rejectionBlockDays) ?? undefined)
      : undefined
  const until = inWords(told?.until ?? locked ?? blocked)
  const ended = hydrated && (told?.ended ?? (!session.signedIn() && session.hadApplication()))
  const values = {
    ...brandNames(brand, language),
    until: until ?? '',
    blockDays: policy.rejectionBlockDays,
    tries: policy.attempts.triesPerDay,
  }
  const fromPartner = application && isPartnerChannel(application.channelCode, policy)
  const product = useMaster(getProductDetails, fromPartner ? { productLogo: application.productLogo } : undefined)

  const own = entry.image === 'done' ? application : undefined
  const isOpening = !application && (signIn ? signIn.stage === 'proven' : !last)
  const over = type === 'S100' && ended
  const heading = words(over ? 'S100.headingEnded' : `${type}.heading`, values) ?? ''
  useEffect(() => record({ name: 'page-load', screen, errorType: entry.code }), [screen, entry.code])

  const spent = type === 'dobMismatch' && application?.attemptsLeft?.birthDate === 0
  const triesLeft = spent ? 0 : told?.triesLeft

  // Of the session, which the server that renders this page knows nothing of.
  const moveOn = () =>
    errorMove(entry.action, {
      reset: {
        signedIn: session.signedIn() || session.hadApplication() || application !== undefined,
        ...(application && {
          fromPartner,
          productLogo: application.productLogo,
          feeCode: application.productFeecode,
        }),
        ...(!application &&
          signIn?.product && { productLogo: signIn.product.productLogo, feeCode: signIn.product.feeCode }),
        ...(product.state === 'here' && product.data[0]?.storeUrl && { storeUrl: product.data[0].storeUrl }),
      },
      ...(application && session.signedIn() && { nextStep: standing(application) }),
      arriving: !application && session.signedIn(),
      ...(triesLeft !== undefined && { triesLeft }),
    })
  const signsIn = over && isSignIn(moveOn())
  // The number is proven, and nothing has come of it yet: what follows is asked again, without a new code.
  const canOpen = hydrated && mayTryAgain.includes(entry.code) && session.signedIn() && isOpening
  // The application is at a step that can be tried again: that comes before what leads away from it (EC-45). Once pressed
  // it stays until the step is here, though the application is being read again.
  const stands = hydrated && type === '500' && application && session.signedIn() ? standing(application) : undefined
  const [triesAt, setTriesAt] = useState<ScreenId>()
  const step = triesAt ?? stands
  const retries = canOpen && !step
  // Its text asks for another try: of the step, or of the page on which a call failed. The cards come second.
  const tries = type === '500' && !retries
  const subHeading =
    (over && words('S100.subHeadingEnded', values)) ||
    (until && words(`${type}.subHeadingUntil`, values)) ||
    (told?.answered && words(`${type}.subHeadingAnswered`, values)) ||
    (application?.facts.mpin?.banking && words(`${type}.subHeadingBanking`, values)) ||
    // Its button leads to no cards then.
    (type === '500' && retries && words('100.subHeadingAnswered', values)) ||
    words(`${type}.subHeading`, values)
  const label = signsIn ? 'S100.buttonSignIn' : retries ? '100.buttonRequired' : `${type}.buttonRequired`
  const button = words(label, values)

  function press() {
    if (retries) return go('verify-otp', { replace: true })
    return follow(moveOn())
  }

  function tryAgain() {
    // A page that nothing led to has nothing before it.
    if (!step) return history.length > 1 ? follow({ kind: 'back' }) : location.reload()
    setTriesAt(step)
    update({ told: undefined, application: undefined, status: 'idle' })
    return go(step)
  }

  function follow(move: ErrorMove | undefined) {
    // A branch takes over by an action of the step where the attempts were spent, not by an address.
    const atBranch = move?.kind === 'path' && move.path === screenPaths['visit-branch'] && application
    if (atBranch && mayAct(application, standing(application), 'visit-branch')) {
      update({ told: undefined })
      return act(standing(application), 'visit-branch')
    }
    // The list of CRNs is cleared with everything this tab remembers (SC-24); the next screen loads the application
    // again. Where all is well it is as the server has just told it: the next screen has it, and the card travels there.
    if (own) update({ told: undefined, application: withoutCrns(own) })
    else
      update({
        told: undefined,
        doubt: entry.doubts,
        signIn: undefined,
        application: undefined,
        status: session.signedIn() ? 'idle' : 'absent',
      })
    if (!move) return undefined
    if (move.kind === 'back') history.back()
    else if (move.kind === 'external') return leaveFor(move.url)
    else navigate(move.path)
    return undefined
  }

  return (
    <div className={entry.image === 'sessionActive' ? 'error-page error-page--active' : 'error-page'}>
      {own ? card : <Drawing {...pictures[entry.image]} />}
      <h1>{heading}</h1>
      {type === 'S100' && hydrated && (
        <p>{words(over ? 'S100.firstSubHeadingEnded' : 'S100.firstSubHeading', values)}</p>
      )}
      <p>{subHeading}</p>
      {type === 'REJECTED_FOUND' && hydrated && session.signedIn() && (
        <p>
          {told?.heldUntil ? (
            words('REJECTED_FOUND.detailsElsewhere', { until: inWords(told.heldUntil) ?? '' })
          ) : (
            <Link to={screenPaths.rejected}>{words('REJECTED_FOUND.details')}</Link>
          )}
        </p>
      )}
      {aboutACard.includes(type) && <OtherCards />}
      <KeptBeside>
        <QuotedReference {...reference} />
      </KeptBeside>
      {button ? (
        <ActionBar>
          {tries && <Button onClick={tryAgain}>{words('generic.buttonRequired') ?? ''}</Button>}
          <Button kind={tries ? 'secondary' : 'primary'} onClick={press}>
            {button}
          </Button>
          {entry.also.map((way) =>
            way === 'call' ? (
              <CallDoor key={way} kind="quiet" />
            ) : (
              <Button key={way} kind="quiet" onClick={() => go(alsoScreen[way])}>
                {words(`also.${way}`) ?? ''}
              </Button>
            ),
          )}
        </ActionBar>
      ) : (
        // No page is without a next step.
        <ActionBar>
          <CallDoor />
        </ActionBar>
      )}
    </div>
  )
}

function withoutCrns(application: ApplicationView): ApplicationView {
  const { customer } = application.facts
  return { ...application, facts: { ...application.facts, customer: customer && { ...customer, crns: undefined } } }
}
