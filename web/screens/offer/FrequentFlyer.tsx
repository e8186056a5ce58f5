import { frequentFlyer } from '@card-journey/contract/calls/extended/frequentFlyer.ts'
import { registermember } from '@card-journey/contract/calls/apps/registermember.ts'
import { isAirlineCobrand } from '@card-journey/journey/application/due.ts'
import { frequentFlyerNumber } from '@card-journey/journey/fields/frequent-flyer-number.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { useForm, useTyped } from '../../form/use-form.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { TextField } from '../../fields/TextField.tsx'
import { brandNames, usePageData } from '../../page/page-data.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'
import { useFieldTexts } from '../../texts/use-field-texts.ts'
import { useBankConsent } from '../kyc/BankConsent.tsx'

type Said = 'known' | 'unknown' | 'unchecked' | 'joined' | 'notJoined'

/** After the last key: half numbers are not looked up. */
const pauseMs = 500

const saidOf = { Y: 'known', N: 'unknown', UNCHECKED: 'unchecked' } as const

/** The airline's number, asked for its own card alone. */
export function FrequentFlyer() {
  const field = useFieldTexts()
  const { application } = useJourney()
  if (!application || !isAirlineCobrand(application)) return null
  return (
    <>
      <TextField {...field('frequentFlyerNumber')} required={false} input={{ inputMode: 'numeric', fits: 'phone' }} />
      <Membership />
    </>
  )
}

/**
 * The number is looked up once it is whole, or given to somebody who has none, with their consent. Whatever the airline
 * says, or if it says nothing, the application continues.
 */
function Membership() {
  const t = useTexts('airline')
  const language = useLanguage()
  const { brand } = usePageData()
  const { airline, miles } = brandNames(brand, language)
  const { ask, now, today } = useJourney()
  const form = useForm()
  const consent = useBankConsent('AIRLINE')
  const typed = useTyped('frequentFlyerNumber')
  const number = frequentFlyerNumber.normalise(typed)
  const whole = number !== '' && frequentFlyerNumber.check(number, { today: today() }) === undefined
  const [said, setSaid] = useState<{ about: string; what: Said }>()
  const about = said?.about === number ? said : undefined

  useEffect(() => {
    if (!whole || about) return undefined
    let over = false
    const lookUp = async () => {
      const outcome = await ask(frequentFlyer, { frequentFlyerNumber: number })
      if (!over) setSaid({ about: number, what: outcome.ok ? saidOf[outcome.response.member] : 'unchecked' })
    }
    const timer = setTimeout(() => void lookUp(), pauseMs)
    return () => {
      over = true
      clearTimeout(timer)
    }
    // What was said about this number is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [whole, number, ask])

  const join = async (version: string) => {
    const given = { code: 'AIRLINE', version, timestamp: new Date(now()).toISOString(), value: 'Y' } as const
    const outcome = await ask(registermember, { consent: given, language })
    const got = outcome.ok ? outcome.response[0]?.applicantDetails[0]?.frequentFlyerNumber : undefined
    setSaid({ about: got ?? '', what: got ? 'joined' : 'notJoined' })
    if (!got) return
    form.set('frequentFlyerNumber', got)
    form.check('frequentFlyerNumber')
  }
  return (
    <>
      <p role="status" className="small">
        {about && t(about.what, { airline, miles, number })}
      </p>
      {number === '' && consent.state === 'here' && (
        <>
          <p>{t('none', { miles })}</p>
          <p className="small">{consent.data.text}</p>
          <p>
            <Button kind="secondary" busyText={t('join.busy', { airline })} onClick={() => join(consent.data.version)}>
              {t('join')}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
