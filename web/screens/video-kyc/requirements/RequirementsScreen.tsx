import { requirements } from '@card-journey/journey/steps/video-kyc/requirements/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect } from 'react'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { BankConsent, GivenConsent, useBankConsent } from '../../kyc/BankConsent.tsx'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { Checklist, Ready, type Check } from '../Checklist.tsx'
import { isSmartphone } from '../device-check.ts'
import { useBooking } from '../use-booking.ts'
import { clockTime, useHoursText } from '../use-hours-text.ts'
import { BookedCall } from './BookedCall.tsx'
import { HaveReady } from './HaveReady.tsx'
import { useRequirements } from './use-requirements.ts'
import { whatStops, type Stop } from './what-stops.ts'
import '../video-kyc.css'

/** What a video call needs, checked here, and the consent to it (VK-02 to VK-06). */
export function RequirementsScreen() {
  const t = useTexts('requirements')
  const ahead = useTexts('call-ahead')
  const language = useLanguage()
  const { act, go, application } = useJourney()
  // Why they are here again: nobody who waited is led back without a word.
  const { expiredIn, laterAt } = application?.facts.videoKyc ?? {}
  const booking = useBooking(laterAt !== undefined)
  const { hours, found, unmet: firstUnmet } = useRequirements()
  const onComputer = useHydrated() && !isSmartphone()
  const hoursText = useHoursText({
    range: (values) => t('hours.range', values),
    list: (values) => t('hours.list', values),
  })
  const consent = useBankConsent('VKYC')
  const tellAbout = (unmet: string) => go('kyc-unable-to-proceed', { query: { unmet } })
  const binding = useScreenForm(requirements, {
    async submit(answers) {
      const first = firstUnmet()
      if (!first) return act('requirements', 'submit', answers)
      tellAbout(first.unmet)
      return { ok: true, response: undefined }
    },
  })
  const given = application?.facts.videoKyc?.consent?.version
  const agreed = consent.state === 'here' && consent.data.version === given
  const { form } = binding
  useEffect(() => {
    if (!agreed) return undefined
    form.set('consentVkyc', 'Y')
    form.check('consentVkyc')
    return () => form.set('consentVkyc', '')
  }, [agreed, form])
  const stop = whatStops(found)
  const closed = stop === 'hours'
  const about = hours.state === 'here' ? hoursText(hours.data) : t(`hours.${hours.state}`)
  const checkOf: Readonly<Record<Stop, Check>> = {
    hours: { name: t('hours.closed'), state: 'poor', icon: 'clock', about },
    browser: { name: t('browser.failed'), state: 'failed', about: t('browser.about') },
    phone: { name: t('phone.needed'), state: 'poor', icon: 'info', about: t('phone.needed.about') },
  }
  const unchecked: readonly Check[] = [
    { name: t('hours'), state: 'unknown', about },
    { name: t('india'), state: 'unknown', about: t('india.next') },
  ]
  const checking = !found || hours.state === 'loading'
  const needs = (
    <>
      {/* Within the form, so that its bar keeps to the edge of a phone from the top. */}
      {laterAt !== undefined && <BookedCall booking={booking} open={found?.open} />}
      <div aria-live="polite" className={checking || !stop ? 'call-needed' : undefined}>
        {checking ? (
          <p className="muted">{t('checking')}</p>
        ) : stop || hours.state !== 'here' ? (
          // What stops the call stands alone, above its one action: no step can follow.
          <Panel>
            <Checklist
              words={{ ok: t('state.ok'), failed: t('state.failed'), unknown: t('state.unknown') }}
              checks={stop ? [checkOf[stop]] : unchecked}
            />
          </Panel>
        ) : (
          // All is well: a line each, and the way on is near.
          <Ready
            lines={[
              { icon: 'success', text: t('well', { closes: clockTime(hours.data.closes, language) }) },
              ...(onComputer ? [{ icon: 'info' as const, text: t('phone.best') }] : []),
              { icon: 'info', text: t('india.next') },
            ]}
          />
        )}
      </div>
      <Panel>
        <HaveReady />
      </Panel>
    </>
  )
  const book = (kind: 'primary' | 'secondary' | 'quiet') => (
    <Button kind={kind} onClick={() => go('kyc-later')}>
      {booking.booked ? t('booked.change') : ahead('book')}
    </Button>
  )
  const instead = closed ? (
    <>
      {book(booking.booked ? 'secondary' : 'primary')}
      <Button kind="quiet" onClick={() => tellAbout('hours')}>
        {t('hours.other')}
      </Button>
    </>
  ) : (
    stop && (
      <Button onClick={() => tellAbout(stop === 'browser' ? 'browser' : 'smartphone')}>
        {t(onComputer ? 'phone.use' : 'browser.use')}
      </Button>
    )
  )
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {expiredIn && (
        <Notice heading={t(`expired.${expiredIn}`)}>
          <p>{t(`expired.${expiredIn}.about`)}</p>
          {/* Who has put the call off before has the way below; while the desk is closed it is the first one. */}
          {laterAt === undefined && !closed && <div className="call-ways">{book('quiet')}</div>}
        </Notice>
      )}
      {instead ? (
        // Nothing is asked for a call that can't begin.
        <>
          {needs}
          <ActionBar>{instead}</ActionBar>
        </>
      ) : (
        <ScreenForm
          binding={binding}
          // Whether it is open, the hours say; without them it is not known.
          submitLabel={hours.state === 'failed' ? undefined : t('start')}
          actions={
            onComputer && (
              <Button kind="secondary" onClick={() => tellAbout('phone')}>
                {t('phone.use')}
              </Button>
            )
          }
        >
          {needs}
          {agreed ? (
            <GivenConsent text={consent.data}>{t('consent.given')}</GivenConsent>
          ) : (
            <BankConsent
              name="consentVkyc"
              consent={consent}
              words={{
                loading: t('consent.loading'),
                failed: t('consent.failed'),
                version: (version) => t('consent.version', { version }),
              }}
            />
          )}
        </ScreenForm>
      )}
      {/* While the desk is closed, booking a time is the same page. */}
      {!closed && <CompleteLater>{t('later')}</CompleteLater>}
    </>
  )
}
