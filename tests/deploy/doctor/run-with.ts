import { run } from '../../../deploy/doctor/run.ts'

/** Runs the command with these variables, and returns its exit code and output. */
export async function runWith(env: Record<string, string>, ...args: string[]) {
  let output = ''
  const code = await run(args, { cwd: process.cwd(), env, print: (text) => (output += text) })
  return { code, output }
}
