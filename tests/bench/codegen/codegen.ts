import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunBenchmark } from '../benchmark.ts'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import { installPeers } from '../peers/install.ts'
import { folderBytes } from './folder-bytes.ts'
import { writeSizedManifest } from './sized-manifest.ts'
import { writeTanStackProject } from './tanstack-project.ts'
import { runTimedProcess } from './timed-process.ts'

const project = join(import.meta.dirname, '../../..')

/** Variants of the shipped manifest, as writeSizedManifest counts them. */
const shippedCount = 28

/** The number of variants (or routes), and the share of the rounds: large sizes vary little and take long. */
const sizes = [
  { count: shippedCount, share: 1 },
  { count: 120, share: 1 },
  { count: 1000, share: 1 },
  { count: 10_000, share: 1 / 3 },
]

/**
 * Measures codegen in new processes: cold against TanStack's generator, unchanged against an empty process.
 */
export const codegen: RunBenchmark = async ({ rounds, log }) => {
  const installed = await installPeers(log)
  const folder = mkdtempSync(join(tmpdir(), 'averigua-bench-codegen-'))
  try {
    const figures: Figure[] = []
    for (const { count, share } of sizes) {
      log(`${count} variantes`)
      const tasks = createTasks(folder, installed, count)
      if (count === shippedCount) figures.push(...(await interleave(tasks.firstRuns, rounds)))
      figures.push(
        ...(await interleave(tasks.cold, Math.ceil(rounds * share), { warmUp: share === 1 })),
        ...(await interleave(tasks.unchanged, rounds * 3, { warmUp: true })),
        ...tasks.written(),
      )
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function createTasks(folder: string, installed: string, count: number) {
  const variants = `${count.toLocaleString('pt-BR')} variantes`
  const [manifest, out] = [join(folder, `${count}`), join(folder, `${count}-out`)]
  writeSizedManifest(join(project, 'manifest'), manifest, count)
  const codegenArgs = ['codegen/cli/launch.mjs', '--manifest', manifest, '--out', out]
  const tanstack = writeTanStackProject(installed, count)

  /** `CI` makes codegen run without its cache, as the first run in a fresh clone does. */
  async function firstRun(target: 'averigua' | 'tanstack', command: string[], cwd: string, output: string) {
    rmSync(output, { recursive: true, force: true })
    const { ms } = await runTimedProcess(command, cwd, { CI: '1' })
    return [{ measure: `Primeira vez num clone, ${variants} (s)`, target, value: ms / 1000 }]
  }
  async function cold(target: 'averigua' | 'tanstack', command: string[], cwd: string, output: string) {
    rmSync(output, { recursive: true, force: true })
    const { ms, cpu, peak } = await runTimedProcess(command, cwd)
    return [
      { measure: `A frio, ${variants} (s)`, target, value: ms / 1000 },
      { measure: `A frio, ${variants}, processador (s)`, target, value: cpu / 1000 },
      { measure: `Memória no pico, ${variants} (MB)`, target, value: peak },
    ]
  }
  const unchanged = async (target: 'averigua' | 'node', args: string[]): Promise<Figure[]> => {
    const { ms } = await runTimedProcess(args, project)
    return [{ measure: `Nada mudou, ${variants} (ms)`, target, value: ms }]
  }
  return {
    firstRuns: [
      () => firstRun('averigua', codegenArgs, project, out),
      () => firstRun('tanstack', tanstack.args, tanstack.cwd, tanstack.output),
    ],
    cold: [
      () => cold('averigua', codegenArgs, project, out),
      () => cold('tanstack', tanstack.args, tanstack.cwd, tanstack.output),
    ],
    unchanged: [() => unchanged('averigua', codegenArgs), () => unchanged('node', ['-e', '0'])],
    written: (): Figure[] => [
      { measure: `Arquivos gerados, ${variants} (MB)`, target: 'averigua', value: folderBytes(out) / 1e6 },
    ],
  }
}
