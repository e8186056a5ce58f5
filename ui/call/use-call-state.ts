import { useSyncExternalStore } from 'react'
import { firstCallState, type CallState } from './call-state.ts'
import type { Call } from './call.ts'

const nothing = () => () => {}
const first = () => firstCallState

/** The state of a call, or that of one which has not begun. */
export const useCallState = (call: Call | undefined): CallState =>
  useSyncExternalStore(call?.subscribe ?? nothing, call?.state ?? first, first)
