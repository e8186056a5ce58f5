import { loadMasterData } from '@card-journey/bank/load.ts'
import { perishables } from '@card-journey/server/store/retention.ts'
import { lasting } from '@card-journey/server/store/lasting-records.ts'
import { code, generated, table } from './markdown.ts'

export const path = 'docs/generated/retention.md'

const days = (count: number): string => (count === 0 ? 'at once' : count === 1 ? '1 day' : `${count} days`)

/** How long each kind of record is kept, and how it goes. */
export function render(): string {
  const { policy } = loadMasterData()
  return `${generated}

# How long records are kept

## By their age alone

Servers that do jobs delete these every hour, oldest first, in small batches (\`server/store/retention.ts\`).

${table(
  ['kind', 'table', 'kept', 'from', 'how it goes', 'why it is kept'],
  perishables.map(({ kind, table: name, days: count, since, empties, why }) => [
    kind,
    code(name),
    days(count),
    since,
    empties ? `${code(empties)} is emptied, the row stays` : 'the row is deleted',
    why,
  ]),
)}

## By what became of an application

Days that stand in the bank's policy are named; the figures are the shipped ones (\`server/store/lasting-records.ts\`).

${table(
  ['kind', 'kept', 'from', 'how it goes', 'told before', 'why it is kept'],
  lasting.map(({ kind, policy: names, since, goes, told, why }) => [
    kind,
    names.map((name) => `${name.of(policy)} days (${code(name.field)})`).join(' and ') || 'for good',
    since,
    goes,
    told,
    why,
  ]),
)}
`
}
