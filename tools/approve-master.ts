import { approveMaster, type Approving } from '../server/master/publish.ts'
import { inALine, withPublications } from './publications.ts'

// `npm run approve-master -- VERSION --by NAME`: the second person's approval of a published version.

const usage = `npm run approve-master -- VERSION --by NAME

VERSION  its number: npm run master-versions lists them
NAME     who approves, as people know them; not who published it, and with another role of the database`

const refusals: Readonly<Record<Exclude<Approving['kind'], 'approved' | 'overtaken'>, string>> = {
  notFound: 'There is no such version: npm run master-versions lists them.',
  notNeeded: 'It needs no approval (MASTER_APPROVAL was off when it was published).',
  approvedBefore: 'It is approved already.',
  samePerson:
    'Who published a version can’t approve it. Another person does so, under their own name and their own role of the database.',
}

const [version, flag, by] = process.argv.slice(2)
if (!version || !/^[1-9]\d*$/.test(version) || flag !== '--by' || !by?.trim()) {
  console.error(usage)
  process.exitCode = 2
} else
  await withPublications(async (versions) => {
    const outcome = await approveMaster(versions, Number(version), by.trim())
    if (outcome.kind === 'approved') return console.log(inALine(outcome.version))
    throw new Error(
      outcome.kind === 'overtaken'
        ? `Version ${outcome.by} has taken effect meanwhile. To have this one, publish it again: npm run publish-master -- --again ${version} --by <name>`
        : refusals[outcome.kind],
    )
  })
