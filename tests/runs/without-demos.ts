// `npm run test:without-demos`: removes the demonstrations from a copy, and builds it.
import { execFileSync } from 'node:child_process'
import { copyProject } from '../support/project-copy.ts'

const project = copyProject()
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: project.folder, stdio: 'inherit' })

try {
  run('node', 'codegen/cli/launch.mjs', 'new-product', '--without-demos', '--yes')
  run('npx', 'vite', 'build', '--logLevel', 'warn')
} finally {
  project.remove()
}
