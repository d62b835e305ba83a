import { spawn } from 'node:child_process'

/** Runs a program. If it fails, the error contains its output. */
export function runProgram(program: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      reject(new Error(`${program} ${args.join(' ')} ended with ${code}\n${printed}`))
    })
  })
}
