import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/*
 * One file for what every screen needs, another for what every form screen needs: dozens of tiny chunks would cost a
 * round trip for every six of them. Everything else goes with the screens that use it.
 */

const root = join(import.meta.dirname, '../..')

/** React, and what the bundler itself brings. Our classes have no fields: for Chrome 65 a field takes four helpers. */
const libraries = /node_modules\/(react|react-dom|scheduler|@lingui)\/|names-of:react|vite\/preload-helper/

/** Every screen. */
const base = [
  'journey/application/due.ts',
  'journey/fields/choice.ts',
  'journey/fields/dates.ts',
  'journey/fields/employment-type.ts',
  'journey/fields/flag.ts',
  'journey/fields/masking.ts',
  'journey/fields/plain-text.ts',
  'journey/ids/screen-ids.ts',
  'journey/rules/entry/channels.ts',
  'journey/rules/product/theme.ts',
  'ui/ActionBar.tsx',
  'ui/Button.tsx',
  'ui/inputs/Checkbox.tsx',
  'ui/inputs/FieldError.tsx',
  'ui/Icon.tsx',
  'ui/Notice.tsx',
  'ui/Skeleton.tsx',
  'ui/Stack.tsx',
  'ui/VisuallyHidden.tsx',
  'ui/button-class.ts',
  'ui/classes.ts',
  'ui/moving.ts',
  'ui/inputs/field-wiring.ts',
  'web/analytics/events.ts',
  'web/engine/after-paint.ts',
  'web/engine/blank-application.ts',
  'web/engine/connection.ts',
  'web/engine/create-journey.ts',
  'web/engine/use-attempt.ts',
  'web/engine/use-journey.ts',
  'web/fields/words.ts',
  'web/form/early-state.ts',
  'web/layout/Link.tsx',
  'web/layout/ProblemNotice.tsx',
  'web/layout/SavedState.tsx',
  'web/layout/address.tsx',
  'web/layout/take-focus.ts',
  'web/layout/toasts.ts',
  'web/master/master.ts',
  'web/page/page-data.ts',
  'web/page/page-query.ts',
  'web/layout/lazy-part.ts',
  'web/routing/load-code.ts',
  'web/routing/load-screen.ts',
  'web/routing/routes.ts',
  'web/routing/screen-modules.ts',
  'web/session/cookies.ts',
  'web/session/random.ts',
  'web/texts/catalogues.ts',
  'web/texts/language.ts',
  'web/texts/screen-texts.ts',
  'web/theme/page-theme.ts',
  'web/theme/themes.ts',
]

/** Every screen with questions; and the email address that is proven by a code, which is asked of everyone. */
const form = [
  'contract/calls/apps/generateEmailOTP.ts',
  'journey/application/record.ts',
  'journey/application/verified-email.ts',
  'journey/fields/birth-date.ts',
  'journey/fields/consent.ts',
  'journey/fields/email.ts',
  'journey/fields/first-name.ts',
  'journey/fields/last-name.ts',
  'journey/fields/middle-name.ts',
  'journey/fields/mobile-number.ts',
  'journey/fields/one-time-code.ts',
  'journey/fields/pan.ts',
  'journey/fields/person-name.ts',
  'journey/steps/form.ts',
  'journey/steps/identity/personal-details/form.ts',
  'ui/inputs/DateBoxes.tsx',
  'ui/Disclosure.tsx',
  'ui/inputs/ErrorSummary.tsx',
  'ui/inputs/Field.tsx',
  'ui/inputs/FieldGroup.tsx',
  'ui/inputs/TextInput.tsx',
  'ui/inputs/enter.ts',
  'ui/inputs/field-name.ts',
  'ui/inputs/show-field.ts',
  'web/fields/CheckboxField.tsx',
  'web/fields/DateField.tsx',
  'web/fields/EmailField.tsx',
  'web/fields/FoldedField.tsx',
  'web/fields/MobileField.tsx',
  'web/fields/NameField.tsx',
  'web/fields/PanField.tsx',
  'web/fields/TextField.tsx',
  'web/fields/field-props.ts',
  'web/fields/use-answer.ts',
  'web/fields/use-frame.ts',
  'web/fields/use-registered.ts',
  'web/form/ScreenForm.tsx',
  'web/form/once-left.ts',
  'web/form/answers-on-page.ts',
  'web/form/draft.ts',
  'web/form/form.ts',
  'web/form/use-form.ts',
  'web/form/use-screen-form.ts',
  'web/screens/identity/EmailProofSheet.tsx',
  'web/screens/identity/use-email-proof.ts',
  'web/texts/use-field-texts.ts',
]

/** A card with its art, wherever one is shown. */
const card = [
  'contract/calls/master/getProductDetails.ts',
  'ui/Amount.tsx',
  'ui/card/CardArt.tsx',
  'web/layout/ProductArt.tsx',
  'web/layout/use-travel.ts',
  'web/master/products.ts',
  'web/screens/start/card-details/percent.ts',
]

/** Dialogs that may open on any screen. */
const dialogs = [
  'contract/calls/apps/sendContinueLink.ts',
  'contract/calls/apps/withdrawApplication.ts',
  'ui/Dialog.tsx',
  'web/layout/HelpSheet.tsx',
  'web/layout/SignOutDialog.tsx',
  'web/layout/WithdrawDialog.tsx',
]

/** The progress bar is also on pages without the flow. */
const bar: readonly string[] = ['journey/flow/minutes-left.ts', 'journey/flow/progress.ts']

/** Loaded once a person begins: which actions there are, what they lead to, and the calls that carry one. */
const sending = (file: string): boolean =>
  (file.startsWith('journey/steps/') && /\/actions?\.ts$/.test(file)) ||
  [
    'journey/application/consent.ts',
    'journey/flow/likely-next.ts',
    'journey/flow/may-act.ts',
    'web/engine/decision-moment.ts',
    'web/engine/fetch-ahead.ts',
    'web/engine/send-action.ts',
    'web/engine/sending.ts',
    'web/engine/until-arrived.ts',
    'web/engine/until-over.ts',
  ].includes(file)

/** Screens that show where an applicant stands only need the flow. */
const flow = (file: string): boolean =>
  (file.startsWith('journey/flow/') && !bar.includes(file) && !sending(file)) ||
  ['journey/ids/markers.ts', 'journey/ids/marker-groups.ts'].includes(file)

/** Loaded once a page is interactive: client and calls, and the notices about them. */
const engine = [
  'contract/calls/apps/applicationDetails.ts',
  'contract/calls/apps/leaveApplication.ts',
  'contract/calls/apps/updateApplication.ts',
  'contract/client.ts',
  'contract/envelope-client.ts',
  'contract/envelope.ts',
  'contract/network.ts',
  'contract/problem.ts',
  'journey/rules/calendar/maintenance.ts',
  'web/engine/client.ts',
  'web/engine/engine.ts',
  'web/engine/screens-ahead.ts',
  'web/layout/BackWay.tsx',
  'web/layout/Notices.tsx',
  'web/layout/SessionEnding.tsx',
  'web/layout/SignOut.tsx',
  'web/layout/SignedIn.tsx',
  'web/layout/ToastSlot.tsx',
  'web/layout/Withdraw.tsx',
  'web/layout/WithdrawAfterAsking.tsx',
  'web/layout/keep-focus.ts',
  'web/layout/use-trouble.ts',
  'web/layout/use-seconds-left.ts',
  'web/layout/use-ticks.ts',
  'web/session/session-key.ts',
]

/** A day in a sentence. */
const days = ['journey/texts/date-in-words.ts', 'web/texts/day-in-words.ts']

/** Whom to call, in a screen's own words. */
const help = [
  'web/layout/CallInWords.tsx',
  'web/screens/outcome/CallBank.tsx',
  'web/screens/outcome/HelpLine.tsx',
  'web/screens/outcome/use-helpline.ts',
]

/** Wherever a code is sent and entered. */
const codes = ['contract/calls/apps/sendNotification.ts', 'journey/rules/sign-in/attempts.ts']

/** Needed before the engine, by those whom a link with entry data brought. */
const entry = ['journey/rules/entry/channel-entry.ts', 'journey/rules/entry/utm.ts', 'web/sign-in/entry-data.ts']

/** Tells these modules of ours from others; a name that no file has any more is a mistake of this list. */
function oneOf(files: readonly string[]): (file: string) => boolean {
  const gone = files.filter((file) => !existsSync(join(root, file)))
  if (gone.length > 0) throw new Error(`web/build/chunks.ts names files that do not exist: ${gone.join(', ')}`)
  const named = new Set(files)
  return (file) => named.has(file)
}

function group(name: string, priority: number, own: (file: string) => boolean, others?: RegExp) {
  const test = (id: string): boolean => {
    const [path = ''] = id.split('?')
    return own(relative(root, path).split(sep).join('/')) || (others?.test(id) ?? false)
  }
  return { name, priority, test }
}

/** The groups of the bundler; of two that match, the higher number has the module. */
export const chunkGroups = [
  group('base', 3, oneOf(base), libraries),
  group('form', 2, oneOf(form)),
  group('card', 1, oneOf(card)),
  group('codes', 1, oneOf(codes)),
  group('days', 1, oneOf(days)),
  group('help', 1, oneOf(help)),
  group('dialogs', 1, oneOf(dialogs)),
  group('entry-data', 1, oneOf(entry)),
  group('flow', 1, flow),
  group('engine', 1, oneOf(engine)),
  // What it needs of the flow is there before.
  group('sending', 0, sending),
]
