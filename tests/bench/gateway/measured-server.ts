import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** CPU time of all cores in milliseconds, and memory in MB (1,000,000 bytes). */
type ServerUsage = { cpu: number; rss: number }

export type MeasuredServer = { url: string; readUsage: () => Promise<ServerUsage>; stop: () => Promise<void> }

/** Starts one of `servers/` in its own process, which writes its log to a null device. */
export async function startServer(
  name: 'supplier' | 'proxy' | 'gateway',
  variables: Record<string, string> = {},
): Promise<MeasuredServer> {
  const child = fork(join(import.meta.dirname, 'servers', `${name}.ts`), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(([code]) => Promise.reject(new Error(`The ${name} ended with ${code}`))),
  ])
  return {
    url,
    async readUsage() {
      child.send('usage')
      const [{ cpu, rss }] = await once(child, 'message')
      return { cpu: (cpu.user + cpu.system) / 1000, rss: rss / 1e6 }
    },
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
