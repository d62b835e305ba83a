import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const script = 'generate-routes.mjs'

const routesOfFolder = 40

/**
 * Writes a TanStack project of `count` routes below `installed`. Returns its start command and output files.
 */
export function writeTanStackProject(installed: string, count: number) {
  cpSync(join(import.meta.dirname, script), join(installed, script))
  const root = join(installed, `routes-${count}`)
  const routes = join(root, 'src/routes')
  mkdirSync(routes, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(join(routes, '__root.tsx'), rootRoute)
  for (let index = 0; index < count; index += 1) {
    const folder = `consulta-${Math.floor(index / routesOfFolder)}`
    const name = `base-${index % routesOfFolder}`
    mkdirSync(join(routes, folder), { recursive: true })
    writeFileSync(join(routes, folder, `${name}.tsx`), route(`/${folder}/${name}`))
  }
  return { args: [join(installed, script), root], cwd: installed, output: join(root, 'src/routeTree.gen.ts') }
}

const rootRoute = `import { createRootRoute } from '@tanstack/react-router'

export const Route = createRootRoute()
`

const route = (path: string) => `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('${path}')({
  component: () => '${path}',
})
`
