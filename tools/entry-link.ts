import { entryNames, entryScreens } from '@card-journey/journey/rules/entry/channel-entry.ts'
import { buildEntryLink, checkEntryLink, findingKeys } from '@card-journey/journey/rules/entry/entry-link.ts'
import { sayFinding } from '@card-journey/sandbox-bank/links/finding-words.ts'
import { linkContext } from '@card-journey/sandbox-bank/links/link-context.ts'

// Builds or checks a partner's link into the journey; ends with 1 if applicants could not use it.

const usage = `npm run entry-link -- check "LINK"
npm run entry-link -- PAGE site=https://cards.bank.example productLogo=utsav channelCode=SF70 …

PAGE        ${entryScreens.join(', ')}
parameters  productLogo feeCode ${entryNames.join(' ')}`

function linkFrom([first, ...rest]: readonly string[]): string | undefined {
  if (first === 'check') return rest[0]
  const page = entryScreens.find((screen) => screen === first)
  const { site = 'http://localhost:3000', ...parameters } = Object.fromEntries(
    rest.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  )
  return page && buildEntryLink(site, page, parameters)
}

const link = linkFrom(process.argv.slice(2))
if (link === undefined) {
  console.error(usage)
  process.exitCode = 2
} else {
  const { findings, data } = checkEntryLink(link, linkContext(process.env.MASTER_DATA_DIR || undefined))
  console.log(link)
  for (const [name, value] of Object.entries<string>({ ...data })) console.log(`  ${name}: ${value}`)
  for (const finding of findings) console.log(`${findingKeys[finding.key]}: ${sayFinding(finding)}`)
  if (findings.some(({ key }) => findingKeys[key] === 'error')) process.exitCode = 1
}
