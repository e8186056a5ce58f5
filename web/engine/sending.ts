// What nobody needs before they have begun with a screen: a file of its own (build/chunks.ts), fetched at the first touch.

export { fetchAhead } from './fetch-ahead.ts'
export { untilDecisionSeen } from './decision-moment.ts'
export { untilOver } from './until-over.ts'
export { untilArrived } from './until-arrived.ts'
export { sendAction } from './send-action.ts'
