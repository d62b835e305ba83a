import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serialize } from 'node:v8'
import { build } from 'esbuild'
import type { Model } from '../../../../codegen/compile/resolve/model.ts'

export type KillableProcess = { url: string; kill: () => Promise<void> }

/** Processes that are loaded before they are needed. */
const spareCount = 2

/**
 * Prepares gateways that run in their own processes. Their code is bundled and their model is read before, so that a start takes less
 * than a second.
 */
export async function prepareProcesses(model: Model, variables: Record<string, string>) {
  // Node finds packages only from a folder inside the project.
  const folder = resolve(`node_modules/.cache/averigua-killable-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const [bundle, modelFile] = [join(folder, 'gateway.mjs'), join(folder, 'model')]
  await build({
    entryPoints: [join(import.meta.dirname, 'killable-gateway.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  cpSync('deploy/gateway/database/migrations', join(folder, 'migrations'), { recursive: true })
  writeFileSync(modelFile, serialize(model))

  const all = new Set<ChildProcess>()
  const load = async () => {
    const child = fork(bundle, {
      env: { ...process.env, ...variables, MODEL_FILE: modelFile },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    all.add(child)
    await once(child, 'message')
    return child
  }
  const spares = Array.from({ length: spareCount }, load)

  return {
    async start(): Promise<KillableProcess> {
      spares.push(load())
      const child = await spares.shift()
      if (!child) throw new Error('There is no spare process')
      child.send('start')
      const [url] = await once(child, 'message')
      return {
        url: String(url),
        async kill() {
          const ended = once(child, 'exit')
          child.kill('SIGKILL')
          await ended
        },
      }
    },
    async remove() {
      await Promise.allSettled(spares)
      for (const child of all) child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}
