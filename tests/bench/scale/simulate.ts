// `npm run bench:scale [-- USERS LOOKUPS]`: a day of many users against the reference gateway, as fast as it answers.
import { Agent, request } from 'node:http'
import { readModel } from '../../../codegen/cli/command.ts'
import { resolveFolders } from '../../../codegen/folders.mjs'
import { startGateway } from '../../../deploy/gateway/server/start-gateway.ts'
import { describeMachine } from '../report/machine.ts'

const [users = 10_000, lookups = 3] = process.argv.slice(2).map(Number)

/** One user in a hundred is a script that sends this many lookups at once. */
const greedyLookups = 100
const limit = { count: 60, ms: 60_000 }
const concurrency = 64

const { model } = readModel(resolveFolders({}, process.cwd()), process.cwd())
const gateway = await startGateway({
  model,
  sources: ['gateway'],
  limit,
  checksPurpose: false,
  credits: 1_000_000,
})
const latencies: number[] = []
/** Replies by kind of user and status. */
const countByKind = new Map<string, number>()

const isScript = (user: number) => user % 100 === 0

/** Without tokens the gateway tells users apart by address: each has one of 127.0.0.0/8. */
const buildAddress = (user: number) => `127.${1 + (user >> 16)}.${(user >> 8) & 255}.${user & 255}`

function send(agent: Agent, user: number, path: string, body?: object): Promise<void> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      localAddress: buildAddress(user),
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
    }
    const sent = request(gateway.url + path, options, (response) => {
      response.resume()
      response.on('end', () => {
        latencies.push(performance.now() - startedAt)
        const kind = `${isScript(user) ? 'script' : 'person'} ${response.statusCode ?? 0}`
        countByKind.set(kind, (countByKind.get(kind) ?? 0) + 1)
        resolve()
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** The balance once, then the lookups of a user. */
async function spendDay(user: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await send(agent, user, '/creditos')
  const count = isScript(user) ? greedyLookups : lookups
  for (let index = 0; index < count; index += 1)
    await send(agent, user, '/cpf/cadastro', { cpf: '52998224725' })
  agent.destroy()
}

let next = 0
async function spendDays(): Promise<void> {
  while (next < users) {
    next += 1
    await spendDay(next)
  }
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: concurrency }, spendDays))
const seconds = (performance.now() - startedAt) / 1000
await gateway.stop()

const sorted = latencies.sort((one, other) => one - other)
const percentile = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
const counts = [...countByKind].sort().map(([kind, count]) => `${kind}: ${count}`)
for (const line of [
  await describeMachine(),
  `${users} users, ${sorted.length} requests in ${seconds.toFixed(1)} s: ${Math.round(sorted.length / seconds)} a second`,
  counts.join(', '),
  `latency p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, p99 ${percentile(0.99)}`,
])
  process.stdout.write(`${line}\n`)
