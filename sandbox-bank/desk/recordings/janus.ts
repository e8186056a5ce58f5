import { randomInt } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { openJanusSession } from './janus-session.ts'
import type { MediaServer } from './media-server.ts'

export interface JanusSettings {
  /** Of its WebSocket API, such as `ws://127.0.0.1:8188`. */
  url: string
  /** Its `api_secret`. */
  secret: string
  /** Its recordings, as the desk sees them. */
  folder: string
}

const result = z.looseObject({ result: z.looseObject({ status: z.string(), id: z.optional(z.int()) }) })
const kinds = ['audio', 'video']
const closesFilesMs = 5000
/** What it writes into a file before anything arrives for it: `MJR00002`. */
const headerBytes = 8

/** Janus (https://janus.conf.meetecho.com) with its plugin for recording and playing, asked over its WebSocket API. */
export function janusAt({ url, secret, folder }: JanusSettings): MediaServer {
  const pathsOf = (name: string) => kinds.map((kind) => join(folder, `${name}-${kind}.mjr`))
  const infoOf = (id: number) => join(folder, `${id}.nfo`)
  const filesOf = (name: string) =>
    Promise.all(
      pathsOf(name).map(async (path) => {
        const bytes = await readFile(path).catch(() => undefined)
        return bytes && bytes.length > headerBytes ? bytes : undefined
      }),
    )
  /** Makes the files of a recording known to Janus under a number of their own. */
  async function describe(id: number, name: string): Promise<string> {
    const lines = [`[${id}]`, `name = ${name}`, `date = ${new Date().toISOString()}`]
    const found = await filesOf(name)
    const files = kinds.filter((_, index) => found[index]).map((kind) => `${kind} = ${name}-${kind}.mjr`)
    await writeFile(infoOf(id), `${[...lines, ...files].join('\n')}\n`, { flag: 'wx' })
    return infoOf(id)
  }

  return {
    async record(name, about, offer, tell) {
      const session = await openJanusSession(url, secret, tell)
      const body = { request: 'record', name: about, filename: name, audiocodec: 'opus', videocodec: 'vp8' }
      const { data, sdp } = await orClose(session, session.ask(body, { type: 'offer', sdp: offer }))
      const id = result.safeParse(data).data?.result.id
      if (id === undefined || sdp === undefined) throw notReadable(session)
      return {
        id,
        answer: sdp,
        async close() {
          await session.ask({ request: 'stop' }).catch(() => {})
          // It writes its description when it has closed the files.
          const until = Date.now() + closesFilesMs
          while (Date.now() < until && !(await readFile(infoOf(id)).catch(() => undefined))) await sleep(50)
          session.close()
        },
      }
    },
    async play(name, tell) {
      // Its own description may have been exchanged for one that names other files.
      const id = randomInt(2 ** 47)
      const description = await describe(id, name)
      const forget = () => rm(description, { force: true })
      const session = await openJanusSession(url, secret, (event) => {
        // Without its description Janus would stop playing at the next update.
        if (event === 'ended') void forget()
        tell(event)
      }).catch(async (failure: unknown) => {
        await forget()
        throw failure
      })
      // Janus finds the description.
      await orClose(session, session.ask({ request: 'update' }))
      const { sdp } = await orClose(session, session.ask({ request: 'play', id }))
      if (sdp === undefined) throw notReadable(session)
      return {
        offer: sdp,
        start: async (answer) => void (await session.ask({ request: 'start' }, { type: 'answer', sdp: answer })),
        close: async () => session.close(),
      }
    },
    files: filesOf,
    async remove(name, id) {
      for (const path of [...pathsOf(name), ...(id === undefined ? [] : [infoOf(id)])]) await rm(path, { force: true })
    },
  }
}

interface Closable {
  close: () => void
}

/** A session whose request fails is given up. */
async function orClose<T>(session: Closable, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (failure) {
    session.close()
    throw failure
  }
}

function notReadable(session: Closable): Error {
  session.close()
  return new Error('Janus answered something else.')
}
