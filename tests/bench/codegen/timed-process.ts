import { spawn } from 'node:child_process'
import { join } from 'node:path'

const preload = join(import.meta.dirname, 'report-usage.cjs')

/** Wall time and CPU time of all cores in ms; peak memory in MB (1,000,000 bytes). */
export type ProcessUsage = { ms: number; cpu: number; peak: number }

/** Runs Node once and measures it. Fails if the process does. */
export function runTimedProcess(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<ProcessUsage> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(process.execPath, ['--require', preload, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const printed: [string, string, string] = ['', '', '']
    for (const index of [1, 2, 3] as const)
      child.stdio[index]?.on('data', (chunk: Buffer) => {
        printed[index === 3 ? 0 : index] += chunk.toString()
      })
    let ms = 0
    child.on('exit', () => {
      ms = performance.now() - start
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const [usage, out, errorOutput] = printed
      if (code !== 0)
        return reject(new Error(`node ${args.join(' ')} ended with ${code}\n${out}${errorOutput}`))
      const { maxRSS, cpu } = JSON.parse(usage)
      resolve({ ms, cpu, peak: (maxRSS * 1024) / 1e6 })
    })
  })
}
