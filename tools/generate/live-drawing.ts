import { texts } from '@card-journey/journey/texts/en/shell.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { drawnParts } from './drawn-parts.ts'

export const path = 'sandbox-bank/live/drawing.json'

const screensOf = (kind: 'main' | 'branch' | 'ending', screens: readonly ScreenId[]) =>
  screens.map((screen) => ({ screen, kind }))

const partsOf = (customerType: 'NTB' | 'ETB') =>
  drawnParts(customerType).map(({ step, main, branches, endings }) => ({
    // Safe: the steps of the progress bar are named in the shell's texts.
    name: texts[`step.${step}` as keyof typeof texts],
    screens: [...screensOf('main', main), ...screensOf('branch', branches), ...screensOf('ending', endings)],
  }))

/** What the sandbox's live view draws: the same parts and screens as the drawing of the journey. */
export const render = (): string => `${JSON.stringify({ NTB: partsOf('NTB'), ETB: partsOf('ETB') }, null, 1)}\n`
