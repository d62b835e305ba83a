import { spawn } from 'node:child_process'
import { join } from 'node:path'

type CommandOptions = { cwd?: string; env?: Record<string, string> }

const { NODE_ENV: _, VITEST: __, ...variables } = process.env

/** The variables of a terminal. With those of vitest, Vite would build for development. */
export const terminalVariables: NodeJS.ProcessEnv = variables

/** A shell command in a process group of its own. */
export type RunningCommand = {
  /** Resolves with the exit code. */
  ended: Promise<number>
  /** Resolves when the command prints a match. Rejects with its output if it ends before. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>
  stop: () => Promise<number>
  output: () => string
}

/** Starts a command in the project, or in another folder, and collects its output. */
export function runCommand(
  command: string,
  { cwd = join(import.meta.dirname, '../..'), env = {} }: CommandOptions = {},
): RunningCommand {
  const child = spawn('sh', ['-ec', command], { cwd, env: { ...terminalVariables, ...env }, detached: true })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      for (const listener of listeners) listener()
    })
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)))
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const checkOutput = () => {
        const match = pattern.exec(output)
        if (match) resolve(match)
      }
      listeners.add(checkOutput)
      checkOutput()
      void ended.then(() => reject(new Error(output)))
    })
  const stop = () => {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGTERM')
    return ended
  }
  return { ended, printed, stop, output: () => output }
}
