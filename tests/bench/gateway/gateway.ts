import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider } from '../../deploy/gateway/provider.ts'
import { startPostgres } from '../../support/postgres-server.ts'
import type { RunBenchmark } from '../benchmark.ts'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import { readLoad } from '../report/machine.ts'
import { formatNumber } from '../report/number-text.ts'
import { runBatch } from './batch.ts'
import { createLookup, type Load, saturate, sendAtRate } from './load.ts'
import { type MeasuredServer, startServer } from './measured-server.ts'

const databases = ['PostgreSQL', 'PGlite'] as const

const [warmUpMs, measureMs] = [2_000, 6_000]

/** After so many lookups V8 has compiled PGlite, whose first queries take ten times as long. */
const warmUpCount = 2_000

/** Lookups at once, as many as keep each server busy. */
const concurrency = 64

/** A rate above the busiest hour of 10,000 users (docs/guides/scale.md). */
const usualRate = 50

const users = Array.from({ length: 50 }, (_, index) => `user-${index}`)

/**
 * Measures lookups through the gateway, over both databases, against a plain Fastify proxy to the same supplier; and a batch
 * against the supplier's limit. Load, supplier and database share the machine with the servers.
 */
export const gateway: RunBenchmark = async ({ rounds, lines, log }) => {
  const provider = await startProvider()
  const authorizations = await Promise.all(users.map((sub) => provider.bearer({ sub, exp: 4_000_000_000 })))
  const supplier = await startServer('supplier')
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'averigua-bench-gateway-'))
  const shared = { SUPPLIER_URL: supplier.url, ISSUER: provider.issuer, LINES: String(lines) }
  /** A batch is charged and logged in the tables that the lookups have filled. */
  const storage = {
    PostgreSQL: { DATABASE_URL: postgres.url },
    PGlite: { DATABASE_FOLDER: join(folder, 'database') },
  }
  try {
    const figures = await measureLookups()
    for (const database of databases) figures.push(...(await measureBatch(database)))
    return figures
  } finally {
    await supplier.stop()
    provider.stop()
    postgres.remove()
    rmSync(folder, { recursive: true })
  }

  async function measureLookups(): Promise<Figure[]> {
    const proxy = await startServer('proxy', shared)
    const servers = new Map<string, MeasuredServer>([['proxy', proxy]])
    for (const name of databases)
      servers.set(name, await startServer('gateway', { ...shared, ...storage[name] }))
    const loads = new Map<string, Load[]>()
    const tasks = [...servers].map(([name, server]) => async () => {
      log(`consultas: ${name}, carga ${formatNumber(readLoad())}`)
      const { figures, load } = await measureServer(name, server, authorizations)
      loads.set(name, [...(loads.get(name) ?? []), load])
      return figures
    })
    const figures = await interleave(tasks, rounds)
    for (const server of servers.values()) await server.stop()
    return [...figures, ...databases.flatMap((name) => compareLoads(name, loads))]
  }

  async function measureBatch(database: (typeof databases)[number]): Promise<Figure[]> {
    log(`lote de ${lines} linhas: ${database}`)
    const server = await startServer('gateway', { ...shared, ...storage[database], SUPPLIER_RATE: '200/s' })
    const { limitShare, memoryShare } = await runBatch(server, authorizations[0] ?? '', { lines, rate: 200 })
    await server.stop()
    const text = `Lote de ${lines.toLocaleString('pt-BR')} linhas, ${database}`
    return [
      { measure: `${text}: tempo ÷ o mínimo a 200 por segundo`, target: 'averigua', value: limitShare },
      { measure: `${text}: memória do fim ÷ a do começo`, target: 'averigua', value: memoryShare },
    ]
  }
}

async function measureServer(name: string, server: MeasuredServer, authorizations: readonly string[]) {
  const { send, close } = createLookup(server.url, authorizations)
  await saturate(send, warmUpMs, concurrency, warmUpCount)
  const before = await server.readUsage()
  const load = await saturate(send, measureMs, concurrency)
  const after = await server.readUsage()
  const usual = await sendAtRate(send, measureMs, usualRate)
  await close()
  const values = {
    'consultas por segundo': load.perSecond,
    [`${concurrency} ao mesmo tempo, p50 (ms)`]: load.p50,
    [`${concurrency} ao mesmo tempo, p99 (ms)`]: load.p99,
    [`${usualRate} por segundo, p50 (ms)`]: usual.p50,
    [`${usualRate} por segundo, p99 (ms)`]: usual.p99,
    'processador do servidor por consulta (ms)': (after.cpu - before.cpu) / load.count,
    'memória do servidor (MB)': after.rss,
  }
  const [shown, target] = name === 'proxy' ? [databases, 'proxy' as const] : [[name], 'averigua' as const]
  const figures = shown.flatMap((database) =>
    Object.entries(values).map(
      ([text, value]): Figure => ({ measure: `${database}: ${text}`, target, value }),
    ),
  )
  return { figures, load }
}

/** Compares the throughputs of each round. */
const compareLoads = (database: string, loads: ReadonlyMap<string, readonly Load[]>): Figure[] =>
  (loads.get(database) ?? []).map(({ perSecond }, round) => ({
    measure: `${database}: vazão do proxy ÷ a do gateway`,
    target: 'averigua',
    value: (loads.get('proxy')?.[round]?.perSecond ?? Number.NaN) / perSecond,
  }))
