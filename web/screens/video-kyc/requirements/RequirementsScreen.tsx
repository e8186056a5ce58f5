import { requirements } from '@card-journey/journey/steps/video-kyc/requirements/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Icon, type IconName } from '@card-journey/ui/Icon.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, type ReactNode } from 'react'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { BankConsent, GivenConsent, useBankConsent } from '../../kyc/BankConsent.tsx'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { Checklist, type Check, type CheckState } from '../Checklist.tsx'
import { isSmartphone } from '../device-check.ts'
import { clockTime, useHoursText } from '../use-hours-text.ts'
import { BookedCall } from './BookedCall.tsx'
import { useRequirements } from './use-requirements.ts'
import '../video-kyc.css'

const stateOf = (met: boolean | undefined): CheckState => (met === undefined ? 'unknown' : met ? 'ok' : 'failed')

/** What a video call needs, checked here, and the consent to it (VK-02 to VK-06). */
export function RequirementsScreen() {
  const t = useTexts('requirements')
  const language = useLanguage()
  const { act, go, application } = useJourney()
  // Why they are here again: nobody who waited is led back without a word.
  const expiredIn = application?.facts.videoKyc?.expiredIn
  const { hours, found, unmet: firstUnmet } = useRequirements()
  const { callOnDesktop } = usePageData()
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
  const open = found?.open
  const device = callOnDesktop
    ? { name: t('phone.orComputer'), about: t(onComputer ? 'phone.best' : 'phone.about') }
    : { name: t('phone'), about: t(onComputer ? 'phone.needed' : 'phone.about') }
  const instead =
    open === false
      ? { unmet: 'hours', words: t('hours.other') }
      : found?.smartphone === false && { unmet: 'smartphone', words: t('phone.use') }
  const about = hours.state === 'here' ? hoursText(hours.data) : t(`hours.${hours.state}`)
  const toTell = [
    { name: t('browser'), state: stateOf(found?.browser), about: t('browser.about') },
    { ...device, state: stateOf(found?.smartphone) },
    { name: t('hours'), state: stateOf(open), about },
  ].filter(({ state }) => state !== 'ok')
  // Where no step can follow, nothing is said about it: only that, and when, the desk is open.
  const checks: Check[] =
    open === false
      ? [{ name: t('hours.closed'), state: 'poor', icon: 'clock', about }]
      : [...toTell, { name: t('india'), state: 'unknown', about: t('india.about') }]
  const checking = !found || hours.state === 'loading'
  const needs = (
    <>
      <div aria-live="polite" className={checking || toTell.length === 0 ? 'call-ready' : undefined}>
        {checking ? (
          <p>{t('checking')}</p>
        ) : toTell.length === 0 && hours.state === 'here' ? (
          // All is well: a line each, and the way on is near.
          <ul className="call-ready__lines">
            <Line icon="success">{t('well')}</Line>
            {onComputer && <Line icon="info">{t('phone.best')}</Line>}
            <Line icon="clock">{t('hours.until', { closes: clockTime(hours.data.closes, language) })}</Line>
            <Line icon="info">{t('india.next')}</Line>
          </ul>
        ) : (
          <Panel>
            <Checklist
              words={{
                ok: t('state.ok'),
                poor: t('state.failed'),
                failed: t('state.failed'),
                unknown: t('state.unknown'),
              }}
              checks={checks}
            />
          </Panel>
        )}
      </div>
      <Panel heading={t('ready')} tone="plain">
        <ul className="bullets">
          <li>{t('ready.pan')}</li>
          <li>{t('ready.light')}</li>
          <li>{t('ready.alone')}</li>
        </ul>
      </Panel>
    </>
  )
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {expiredIn && (
        <Notice heading={t(`expired.${expiredIn}`)}>
          <p>{t(`expired.${expiredIn}.about`)}</p>
        </Notice>
      )}
      <BookedCall open={open} />
      {instead ? (
        // Nothing is asked for a call that can't begin.
        <>
          {needs}
          <ActionBar>
            <Button onClick={() => tellAbout(firstUnmet()?.unmet ?? instead.unmet)}>{instead.words}</Button>
          </ActionBar>
        </>
      ) : (
        <ScreenForm
          binding={binding}
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
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={icon === 'success' ? 'call-ready__success' : undefined}>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
)
