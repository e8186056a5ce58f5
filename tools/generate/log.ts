import { events } from '@card-journey/server/log.ts'
import { code, codes, generated, table } from './markdown.ts'

export const path = 'docs/generated/log.md'

/** What the server's log says, for who watches it. */
export const render = (): string => `${generated}

# The log

One JSON object a line, on stderr. Each has \`level\` (30 info, 40 warning, 50 error), \`time\` (ISO 8601), \`msg\`, which is the
event, and the fields of that event; \`trace\` joins the lines of one call, its jobs and what it asked the bank's systems
(W3C trace context). A field that the event doesn't list is never written, and none holds what an applicant entered
(\`server/log.ts\`). \`LOG_LEVEL\` sets the least level.

${table(
  ['event', 'says', 'fields'],
  Object.entries(events).map(([event, { says, fields }]) => [code(event), says, codes(fields)]),
)}
`
