import type { Database } from './database.ts'

/**
 * Opens every connection that a node may have, before its first visitor: each takes a handshake, and all of them at once,
 * beside the first requests of a cold process, took longer than a request waits for one. A database that has fewer to give
 * gives what it has.
 */
export async function openConnections(databases: readonly Database[]): Promise<void> {
  await Promise.allSettled(
    databases.flatMap(({ pool }) => Array.from({ length: pool.options.max }, () => pool.query('select 1'))),
  )
}
