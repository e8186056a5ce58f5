import type { ScreenId } from '../ids/screen-ids.ts'
import type { ScreenForm } from './form.ts'
import type { AskingStep } from './step.ts'
import { stepOf, steps } from './steps.ts'

/** A screen that asks something. */
export type AskingScreen = {
  [Screen in keyof typeof steps]: (typeof steps)[Screen] extends AskingStep ? Screen : never
}[keyof typeof steps]

/** What every asking screen asks, in the order of the journey. */
export const forms = Object.fromEntries(
  Object.entries(steps).flatMap(([screen, step]) => ('form' in step ? [[screen, step.form]] : [])),
) as Readonly<Record<AskingScreen, ScreenForm>>

/** The form of a screen, or undefined when it asks nothing. */
export const formOf = (screen: ScreenId): ScreenForm | undefined => stepOf(screen)?.form
