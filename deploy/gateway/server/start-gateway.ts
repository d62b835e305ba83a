import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { removeExpired } from '../batches/batch-store.ts'
import { releaseAbandoned } from '../credits/ledger.ts'
import { sumUsage } from '../credits/usage.ts'
import { openPglite } from '../database/pglite.ts'
import { removeExpiredAnswers } from '../suppliers/answer-cache.ts'
import { type AppOptions, createApp } from './create-app.ts'
import { createOperation } from './operation.ts'

export type StartOptions = Omit<AppOptions, 'database' | 'auditKey'> & {
  /** A database in memory by default. The gateway closes only the default one. */
  database?: AppOptions['database'] | undefined
  /** A key of this start by default. */
  auditKey?: string | undefined
  /** A free port by default. */
  port?: number | undefined
  /** The port of health and metrics; none by default. */
  operationPort?: number | undefined
  /** The address to listen at: loopback by default. */
  listen?: string | undefined
}

export type Gateway = {
  url: string
  /** The address of health and metrics. */
  operationUrl?: string
  /** Takes no more requests, waits for those in progress, for `drainMs` at most, and ends. */
  stop: (drainMs?: number) => Promise<void>
}

const cleanUpMs = 5 * 60_000

/** Starts the sources. Rejects if a port is in use. */
export async function startGateway({
  port = 0,
  operationPort,
  listen = '127.0.0.1',
  auditKey = randomBytes(32).toString('hex'),
  database: given,
  ...options
}: StartOptions): Promise<Gateway> {
  const database = given ?? (await openPglite())
  const { app, metrics, checks } = await createApp({ ...options, auditKey, database })
  let isStopping = false
  const operation =
    operationPort === undefined ? undefined : createOperation(metrics, checks, () => isStopping)
  const cleanUp = () =>
    Promise.all([
      releaseAbandoned(database),
      removeExpired(database),
      removeExpiredAnswers(database),
      sumUsage(database),
    ]).catch((error) => app.log.error({ err: error }, 'not cleaned up'))
  await cleanUp()
  const timer = setInterval(cleanUp, cleanUpMs).unref()
  await operation?.listen({ port: operationPort ?? 0, host: listen })
  await app.listen({ port, host: listen })
  return {
    url: readUrl(app),
    ...(operation && { operationUrl: readUrl(operation) }),
    async stop(drainMs = 0) {
      isStopping = true
      clearInterval(timer)
      const deadline = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(deadline)
      operation?.server.closeAllConnections()
      await operation?.close()
      if (!given) await database.close()
    },
  }
}

const readUrl = ({ server }: FastifyInstance) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
