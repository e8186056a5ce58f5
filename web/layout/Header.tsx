import { Suspense, useState } from 'react'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { languages, type Language } from '@card-journey/journey/texts/languages.ts'
import { isRetailerProduct } from '@card-journey/journey/rules/product/retailer-products.ts'
import { languageNames } from '../texts/language.ts'
import { lazyPart } from './lazy-part.ts'
import { brandNames, usePageData } from '../page/page-data.ts'
import { useHydrated } from '../page/page-query.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { isInside, matchScreen } from '../routing/routes.ts'
import { useAddress } from './address.tsx'
import { Link } from './Link.tsx'
import { BankLogo } from './BankLogo.tsx'
import { SavedState } from './SavedState.tsx'

const SignedIn = lazyPart(() => import('./SignedIn.tsx').then((file) => file.SignedIn))
const HelpSheet = lazyPart(() => import('./HelpSheet.tsx').then((file) => file.HelpSheet))

export interface HeaderProps {
  onLanguage: (language: Language) => void
}

/** Bank's logo, the partner's where it applies (SC-30), saved state, language, help and, once signed in, sign-out. */
export function Header({ onLanguage }: HeaderProps) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { brand, policy } = usePageData()
  const names = brandNames(brand, language)
  const { application, partner, session, signIn } = useJourney()
  const card = application?.productCode ?? signIn?.product?.productCode ?? ''
  const isRetailers = isRetailerProduct(card, policy)
  const hydrated = useHydrated()
  const [helping, setHelping] = useState(false)
  const over = hydrated && session.ended()
  const signedIn = hydrated && !over && (application !== undefined || session.signedIn())
  const { pathname } = useAddress()
  // Its space is reserved where someone will be signed in, so that nothing moves when it appears.
  const signOutPlace = !over && isInside(matchScreen(pathname).screen) && (
    <span className="header__sign-out header__sign-out--due" aria-hidden="true">
      {t('header.signOut')}
    </span>
  )
  return (
    <header className="header">
      <Link className="header__home" to={screenPaths.cards}>
        <BankLogo />
        <span className="header__name" aria-hidden="true">
          {names.bank}
        </span>
        <VisuallyHidden>{t('header.home', { bank: names.bank })}</VisuallyHidden>
      </Link>
      {partner && (
        <span className="header__partner">
          {t('header.with', { partner: isRetailers ? names.retailer : names.partner })}
        </span>
      )}
      <div className="header__tools">
        {application && <SavedState />}
        <LanguageSwitch current={language} label={t('header.language')} onLanguage={onLanguage} />
        {/* Without script it leads to the footer, which has the number too. */}
        <a
          className="header__help"
          href="#help"
          onClick={(event) => {
            event.preventDefault()
            setHelping(true)
          }}
        >
          {t('header.help')}
        </a>
        {helping && (
          <Suspense fallback={null}>
            <HelpSheet onClose={() => setHelping(false)} />
          </Suspense>
        )}
        {signedIn ? (
          <Suspense fallback={signOutPlace || null}>
            <SignedIn />
          </Suspense>
        ) : (
          signOutPlace
        )}
      </div>
    </header>
  )
}

interface LanguageSwitchProps {
  current: Language
  label: string
  onLanguage: (language: Language) => void
}

function LanguageSwitch({ current, label, onLanguage }: LanguageSwitchProps) {
  return (
    <div className="language-switch" role="group" aria-label={label}>
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <button
            key={language}
            type="button"
            className="header__language"
            lang={language}
            onClick={() => onLanguage(language)}
          >
            {languageNames[language]}
          </button>
        ))}
    </div>
  )
}
