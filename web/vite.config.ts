import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareCalls } from './build/calls-plugin.ts'
import { servedScreensList } from './build/served-plugin.ts'
import { compiledTexts } from './build/texts-plugin.ts'

/** The specified browsers: Chrome 65 and Safari 12. */
export const target = ['chrome65', 'safari12']

const modules = (...names: readonly string[]): RegExp => new RegExp(names.join('|'))

/**
 * One file for what every screen needs, another for what every form screen needs: dozens of tiny chunks would cost a
 * round trip for every six of them. Everything else goes with the screens that use it.
 */
const chunkGroups = [
  {
    name: 'base',
    priority: 3,
    test: modules(
      'node_modules/(react|react-dom|scheduler|@lingui)/',
      'rolldown/runtime|defineProperty|vite/preload-helper',
      'journey/ids/screen-ids\\.',
      'journey/fields/(choice|dates|employment-type|flag|masking|plain-text)\\.',
      'journey/(application/(due|quoted-reference)|rules/product/theme)\\.',
      'ui/(Checkbox|FieldError|field-wiring|Button|button-class|Icon|Notice|OutcomeMark|Skeleton|VisuallyHidden|ActionBar|Stack|classes)\\.',
      'web/routing/(routes|served-screens|screen-modules|load-code|load-screen)\\.',
      'web/layout/(address|Link|ProblemNotice|SavedState|toasts)\\.',
      'web/engine/(blank-application|connection|create-journey|use-journey)\\.',
      'web/texts/(catalogues|language|screen-texts)\\.',
      'web/page/(page-data|page-query)\\.',
      'web/session/(cookies|random)\\.',
      'web/master/master\\.',
      'web/(theme/(themes|page-theme)|analytics/events|fields/words|form/early-state)\\.',
    ),
  },
  {
    name: 'form',
    priority: 2,
    test: modules(
      'react-hook-form',
      'web/form/',
      'web/fields/(TextField|CheckboxField|DateField|EmailField|NameField|PanField|MobileField|CodeField|use-[a-z]+|field-props)\\.',
      'web/(texts/use-field-texts|layout/use-seconds-left)\\.',
      'ui/(CodeInput|DateBoxes|Disclosure|ErrorSummary|Field|FieldGroup|TextInput|enter|show-field)\\.',
      'journey/steps/form\\.',
      'journey/application/record\\.',
      'journey/fields/(birth-date|consent|email|middle-name|mobile-number|one-time-code|pan|person-name)\\.',
    ),
  },
  {
    // Screens that show where an applicant stands only need the flow.
    name: 'flow',
    priority: 1,
    test: modules('journey/(flow/(?!progress)|ids/marker|steps/(action|actions)\\.|steps/.*/actions\\.)'),
  },
  {
    // Loaded once a page is interactive: flow, client and calls, and the notices about them.
    name: 'engine',
    priority: 0,
    test: modules(
      'web/engine/(engine|client|problem-routing|report)\\.',
      'web/(sign-in/entry-data|session/(link-secret|session-key))\\.',
      'web/layout/(Notices|ToastSlot|use-online)\\.',
      'contract/(client|network|envelope-client|envelope|answer|problem)\\.',
      'contract/calls/apps/(applicationDetails|leaveApplication|updateApplication)\\.',
      'journey/rules/(entry/channels|calendar/maintenance)\\.',
    ),
  },
]

/** `vite build` builds what browsers load, `vite build --ssr` what the server's render worker loads. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), compiledTexts(), bareCalls(), servedScreensList()],
  publicDir: isSsrBuild ? false : 'public',
  define: { __BUILD__: JSON.stringify(process.env['BUILD_ID'] ?? 'development') },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: 'entry-server.tsx',
          output: { entryFileNames: 'entry-server.js' },
          // The server imports all screens; browsers load them lazily on purpose.
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target,
        cssTarget: target,
        manifest: 'manifest.json',
        // The strict CSP has no data: in script-src and the first HTML must stay small.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: ['entry-client.tsx', 'old-browsers/polyfills.ts'],
          output: { codeSplitting: { groups: chunkGroups } },
          // Checks that only run on the server are not bundled, nor are their side effects.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/zod\//, sideEffects: false }] },
        },
      },
}))
