import type { CallResult } from '@card-journey/contract/client.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { pressAction, typeAnswers } from './example-hands.ts'
import { FieldWordsContext } from '../fields/words.ts'
import { blankApplication } from '../engine/blank-application.ts'
import { addTexts } from '../texts/catalogues.ts'
import type { Compiled } from '../texts/format-message.ts'
import { firstState } from '../engine/create-journey.ts'
import { useShellFieldWords } from '../texts/field-words.ts'
import type { Journey, JourneyState, Outcome } from '../engine/journey.ts'
import { isLanguage } from '@card-journey/journey/texts/languages.ts'
import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { PageContext, type PageData } from '../page/page-data.ts'
import { exampleBrand } from './example-brand.ts'
import { inHindi, keyed } from './example-master.ts'
import { ownProduct } from './product-for-tests.ts'
import { routeOf } from '../engine/problem-routing.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { createSession } from '../session/session.ts'
import { JourneyContext } from '../engine/use-journey.ts'
import { StillAddress } from '../layout/address.tsx'
import { pathOf } from '../routing/routes.ts'

/** Named states of one screen: `<Name>Screen.examples.tsx` exports them as `examples`. */
export type Examples = Readonly<Record<string, ReactElement>>

/** One result of a call in an example: the response, or why it failed. */
export type ExampleResult = { ok: true; response: unknown } | Extract<CallResult<unknown>, { ok: false }>

export interface FixtureProps {
  screen: ScreenId
  /** Parts of the record that differ from an application just started. `null`: no one is signed in. */
  application?: Partial<ApplicationView> | null
  /** A session without an application of its own, say after an earlier one was declined. */
  signedIn?: boolean
  /** A draft of this screen, as if it had been typed; really typed if no one is signed in. */
  answers?: Readonly<Record<string, string>>
  /** The screen's primary action is pressed as soon as it renders, to show what the rules or the server refuse. */
  pressed?: boolean
  /** The rest of the journey's state: pending, waiting, problem, savedAt, signIn, … */
  state?: Partial<JourneyState>
  /** Results of calls by id. A call without one never settles: the loading state. */
  calls?: Readonly<Record<string, ExampleResult | ((request: never) => ExampleResult | Promise<ExampleResult>)>>
  /** Master data by call id, in English (its Hindi: example-master.ts); a request is identified by `masterKey`. */
  master?: Readonly<Record<string, unknown>>
  /** What the server refuses when the form is sent. */
  refuses?: Readonly<Record<string, MessageKey>>
  query?: Readonly<Record<string, string>>
  document?: string
  policy?: Partial<PageData['policy']>
  /** Video calls are held on computers too. */
  callOnDesktop?: boolean
  /** An address other than the screen's own: an unknown path. */
  path?: string
  /** The server's time, where it is not the fixed one. */
  now?: () => number
  /** Called with every save, move and call, for tests. */
  on?: (event: { did: 'act' | 'go' | 'ask' | 'signIn'; what: string; answers?: unknown }) => void
  /** Called with every draft. */
  onDraft?: (answers: Readonly<Record<string, string>>, options?: { leaving?: boolean }) => void
  children: ReactNode
}

const exampleApplication: ApplicationView = {
  ...blankApplication,
  applicationReferenceNo: 'EX26K7Q3M9',
  reference: 'K7MQ4RXC',
  version: 3,
  channelCode: 'SF95',
  productCode: 'pvrb',
  productLogo: 'example-card',
  productName: 'Example Card',
  applicantDetails: [{ mobileNumber: '9876543210' }],
}

/** The fixed time of every example, so that pictures don't change from day to day. */
const exampleNow = Date.parse('2026-11-20T12:00:00+05:30')

addAll(import.meta.glob<{ texts: Compiled }>('../../journey/texts/*/*.ts', { eager: true }))
addAll(
  import.meta.glob<{ texts: Compiled }>('../../journey/texts/*/{shell,fields}.ts', { eager: true, query: '?late' }),
)

function addAll(files: Readonly<Record<string, { texts: Compiled }>>): void {
  for (const [file, { texts }] of Object.entries(files)) {
    const [language = '', name = ''] = file.split('?')[0]?.replace(/\.ts$/, '').split('/').slice(-2) ?? []
    if (isLanguage(language)) addTexts(language, name, texts)
  }
}

/** What surrounds an example: nothing, or the whole page for pictures. */
export const ExampleSurroundings = createContext<ComponentType<{ children: ReactNode }> | undefined>(undefined)

const ownCard = { [`getProductDetails?productLogo=${ownProduct.productLogo}`]: [ownProduct] }

/** A journey without effects, enough for a screen to be in any of its states. */
export function Fixture(props: FixtureProps) {
  const language = useLanguage()
  const [journey] = useState(() => exampleJourney(props, language))
  const { screen, query = {}, document, path, children } = props
  const Surroundings = use(ExampleSurroundings)
  const page: PageData = {
    query,
    brand: exampleBrand,
    phoneLinks: true,
    callOnDesktop: props.callOnDesktop ?? false,
    policy: { ...specifiedPagePolicy, ...props.policy },
    // On a whole page the card of the application is always known: the listing has handed it on.
    master: keyed({ ...(Surroundings && ownCard), ...props.master }, language),
  }
  const shown = <Handled {...props}>{children}</Handled>
  return (
    <PageContext value={page}>
      <JourneyContext value={journey}>
        <StillAddress path={path ?? pathOf(screen, { query, ...(document && { document }) })}>
          <Words>{Surroundings ? <Surroundings>{shown}</Surroundings> : shown}</Words>
        </StillAddress>
      </JourneyContext>
    </PageContext>
  )
}

/** Once the screen has rendered: types and presses, if the example shows what follows. */
function Handled({ application, answers, pressed, children }: FixtureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const done = useRef(false)
  useEffect(() => {
    const page = place.current?.parentElement
    if (!page || done.current) return
    done.current = true
    if (application === null && answers) typeAnswers(page, answers)
    if (pressed) pressAction(page)
    // Once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <>
      {children}
      {(pressed || (application === null && answers)) && <span hidden ref={place} />}
    </>
  )
}

function Words({ children }: { children: ReactNode }) {
  return <FieldWordsContext value={useShellFieldWords()}>{children}</FieldWordsContext>
}

function exampleJourney(
  {
    screen,
    application = {},
    answers,
    state,
    calls = {},
    refuses,
    on,
    onDraft,
    signedIn = false,
    now: clock = () => exampleNow,
  }: FixtureProps,
  language: string,
): Journey {
  const session = createSession(undefined)
  if (signedIn) session.set('sessionToken', 'example')
  const listeners = new Set<() => void>()
  let now: JourneyState = {
    ...firstState,
    status: application ? 'ready' : 'absent',
    application: application
      ? ({
          ...exampleApplication,
          ...application,
          ...(answers && { drafts: { [screen]: answers } }),
        } as ApplicationView)
      : undefined,
    ...state,
  }
  const update: Journey['update'] = (change) => {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }
  const refusal: Outcome<never> = { ok: false, failure: undefined, fields: refuses ?? {} }
  // Safe: an example's screen is shown, and nothing goes on from what a call would have returned.
  const saved = (): Outcome<never> => (refuses ? refusal : { ok: true, response: undefined as never })
  const done = async () => {}
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => now,
    update,
    session,
    today: () => '2026-11-20',
    now: clock,
    go: (to) => on?.({ did: 'go', what: to }),
    mayEnter: () => true,
    take: (taken) => update({ application: taken }),
    begin: done,
    enter: done,
    load: done,
    async act(_screen, action, given) {
      on?.({ did: 'act', what: action, answers: given })
      return saved()
    },
    async ask(call, asked) {
      // As the engine does: what is made from the record waits for it.
      if (typeof asked === 'function' && !now.application) return new Promise<never>(() => {})
      const request = typeof asked === 'function' ? (asked as (record: unknown) => unknown)(now.application) : asked
      on?.({ did: 'ask', what: call.id, answers: request })
      const served = calls[call.id]
      // Safe: an example names its calls and their responses by itself.
      const answer = typeof served === 'function' ? await served(request as never) : served
      if (!answer) return new Promise<never>(() => {})
      if (!answer.ok) {
        // As the engine does: a refusal that saved something includes it.
        const latest = answer.detail.application as Partial<ApplicationView> | undefined
        if (latest && now.application) update({ application: { ...now.application, ...latest } })
        if (answer.problem === 'CONSENT_CHANGED') update({ consentsOutdated: now.consentsOutdated + 1 })
        const to = routeOf(answer)
        return { ok: false, failure: answer, fields: refuses ?? (to.kind === 'fields' ? to.fields : {}) }
      }
      const [first = answer.response] = Array.isArray(answer.response) ? (answer.response as unknown[]) : []
      const { application = first } = (first ?? {}) as { application?: unknown }
      if (typeof application === 'object' && application && 'applicationReferenceNo' in application)
        update({ application: application as ApplicationView })
      // Safe: as above.
      return { ok: true, response: (language === 'hi' ? inHindi(answer.response) : answer.response) as never }
    },
    route: async () => false,
    async saveDraft(of, given, options) {
      onDraft?.(given, options)
      const { application: held } = now
      if (held)
        update({ application: { ...held, drafts: { ...held.drafts, [of]: { ...held.drafts?.[of], ...given } } } })
      return held !== undefined
    },
    async moveOn() {
      on?.({ did: 'go', what: 'next' })
    },
    async back() {
      on?.({ did: 'go', what: 'back' })
    },
    async requestCode(signIn) {
      on?.({ did: 'signIn', what: 'requestCode', answers: signIn })
      return saved()
    },
    async resendCode(kind) {
      on?.({ did: 'signIn', what: 'resendCode', answers: kind })
      return { ok: true, response: { resendInSeconds: 30, delivery: 'sent' } }
    },
    async confirmCode(otp) {
      on?.({ did: 'signIn', what: 'confirmCode', answers: otp })
      return saved()
    },
    async leaveFor(url) {
      on?.({ did: 'go', what: url })
    },
    async takeUpSignIn() {
      on?.({ did: 'signIn', what: 'takeUpSignIn' })
      return false
    },
    async signOut() {
      on?.({ did: 'signIn', what: 'signOut' })
    },
    async checkSession() {
      on?.({ did: 'signIn', what: 'checkSession' })
      return true
    },
    report: done,
    measure: done,
    tellLeaving: done,
  }
}
