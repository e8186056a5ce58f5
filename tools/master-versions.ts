import { inALine, withPublications } from './publications.ts'

// `npm run master-versions`: the published versions, newest first, and which one is in force.

await withPublications(async (versions) => {
  const known = await versions.list()
  const [inForce] = (await versions.schedule(1)).due
  if (known.length === 0) console.log('Nothing is published yet.')
  for (const version of known) console.log(inALine(version, inForce?.number))
})
