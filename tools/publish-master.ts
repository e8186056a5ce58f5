import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { withOffset } from '@card-journey/bank/schema/calendar.ts'
import { publishMaster } from '../server/master/publish.ts'
import { inALine, withPublications } from './publications.ts'

// `npm run publish-master`: stores master data in the database as a version, for all nodes with MASTER_FROM=database.

const usage = `npm run publish-master -- --from FOLDER [--at TIME] --by NAME
npm run publish-master -- --again VERSION [--at TIME] --by NAME

FOLDER   a folder like bank/data
VERSION  the number of an earlier version: back to it
TIME     when it takes effect, such as 2026-12-01T00:00 (in India, unless it has an offset); else at once
NAME     who publishes, as people know them; the database notes its role beside it`

interface Wanted {
  from: string | number
  saidBy: string
  at: Date | undefined
}

function wanted(): Wanted | undefined {
  const text = { type: 'string' } as const
  const { from, again, at, by } = parseArgs({ options: { from: text, again: text, at: text, by: text } }).values
  if (!by?.trim() || (from === undefined) === (again === undefined)) return undefined
  if (again !== undefined && !/^[1-9]\d*$/.test(again)) return undefined
  const time = at === undefined ? undefined : new Date(/T/.test(at) ? withOffset(at) : Number.NaN)
  if (time && Number.isNaN(time.getTime())) return undefined
  return { from: from === undefined ? Number(again) : resolve(from), saidBy: by.trim(), at: time }
}

const given = ((): Wanted | undefined => {
  try {
    return wanted()
  } catch {
    return undefined
  }
})()

if (!given) {
  console.error(usage)
  process.exitCode = 2
} else
  await withPublications(async (versions) => {
    const version = await publishMaster(versions, given)
    console.log(inALine(version))
    if (version.needsApproval)
      console.log(`Another person lets it take effect: npm run approve-master -- ${version.number} --by <their name>`)
    const { next } = await versions.schedule()
    if (next && next.number < version.number)
      console.log(
        `Version ${next.number} takes effect after it, at ${next.since.toISOString()}, and was made without it. To have both, publish that one anew; to drop it, publish this one again for that time.`,
      )
  })
