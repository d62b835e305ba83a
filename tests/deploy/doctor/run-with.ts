import { run } from '../../../deploy/doctor/run.ts'

/** Runs the command in a project with these variables, and returns its exit code and output. */
export async function runIn(cwd: string, env: Record<string, string>, ...args: string[]) {
  let output = ''
  const code = await run(args, { cwd, env, print: (text) => (output += text) })
  return { code, output }
}

export const runWith = (env: Record<string, string>, ...args: string[]) => runIn(process.cwd(), env, ...args)
