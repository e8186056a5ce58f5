import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenNeeded } from '../tools/build.ts'
import { freePort, startPostgres } from '../tools/postgres.ts'
import { startProduct } from '../tools/product.ts'
import { measureBrowser } from './browser.ts'
import { measureGrowth } from './growth.ts'
import { measureHold } from './hold.ts'
import { saveSection } from './report.ts'
import { measureSave } from './save.ts'
import { measureSteps } from './steps.ts'

// `npm run bench`: the product on a real PostgreSQL compared with the minimum for the same work, in alternating rounds;
// prints the table and writes it to bench/results.md. The argument `browser` or `server` runs one half; `steps` measures the
// steps of the main way instead, into a table of their own below;
// `hold [rate] [seconds]` keeps up a rate of saves, 200 a second for ten minutes unless told, and prints what became of them;
// `growth [few] [many]` compares few applications with many instead, 10,000 with 1,000,000 unless told, and prints that.

const stepsNote =
  'Chromium, 360 × 740, slow 4G (1.6 Mbit/s, 150 ms), processor ÷ 4, minima of two alternating rounds. A step is from the press to the frame with the next screen’s heading, save and simulated bank included; beside it a static form’s load into an empty cache. Frames: those that the main thread missed in the 600 ms after the heading.'

const browserNote =
  'Chromium, 360 × 740, slow 4G (1.6 Mbit/s, 150 ms), processor ÷ 4, empty cache, minima of seven alternating rounds. The static page is the product’s own first HTML without its script.'

const serverNotes = [
  'PostgreSQL on the same machine, as is the load; 32 connections, minima of seven alternating rounds. The server runs as `npm start` runs it, with its Node options, pages, master data and job queue; the bare handler has Node’s defaults and holds nothing.',
  'The bare handler runs the two statements of a save, each a transaction of its own as in the product, with values learnt from one save of a small application. It leaves out the envelope, the session token, rules and checks, rate limits, log and metrics, and making the values: it seals, opens and hashes nothing.',
]

const [wanted, first, second] = process.argv.slice(2)
if (wanted === 'growth') console.log(await measureGrowth(Number(first ?? 10_000), Number(second ?? 1_000_000)))
else await compare()

async function compare(): Promise<void> {
  buildWhenNeeded()
  const postgres = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'card-journey-bench-'))
  const product = await startProduct({
    port: await freePort(),
    sandboxPort: await freePort(),
    dataDir,
    environment: { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', RATE_FACTOR: '1000000', PUBLIC_URL: undefined },
  })
  try {
    if (wanted === 'steps') {
      console.log(saveSection('Steps', await measureSteps(product), [stepsNote]))
      return
    }
    if (wanted === 'hold') {
      console.log(await measureHold(product, Number(first ?? 200), Number(second ?? 600)))
      return
    }
    if (wanted !== 'server') console.log(saveSection('Browser', await measureBrowser(product), [browserNote]))
    if (wanted !== 'browser')
      console.log(saveSection('Server', await measureSave(product, postgres.url, dataDir), serverNotes))
  } finally {
    await product.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
