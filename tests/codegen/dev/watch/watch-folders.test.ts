import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { watchFolders } from '../../../../codegen/dev/watch/watch-folders.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { temporaryFolder } from '../../support/temporary-project.ts'

it('reports changes in folders that are made, and made again, after it has started', async () => {
  const root = join(temporaryFolder(), 'manifest')
  const file = join(root, 'routes/admin/users.yaml')
  const changed = new Set<string>()
  onTestFinished(watchFolders([root], (path) => changed.add(path)))
  for (const text of ['first', 'second']) {
    mkdirSync(dirname(file), { recursive: true })
    await waitFor(() => {
      writeFileSync(file, text)
      expect(changed).toContain(file)
    })
    rmSync(root, { recursive: true })
    changed.clear()
  }
})

it('does not report a folder that is beside the watched one', async () => {
  const folder = temporaryFolder()
  const root = join(folder, 'manifest')
  const changed = new Set<string>()
  onTestFinished(watchFolders([root], (path) => changed.add(path)))
  mkdirSync(join(folder, 'other'))
  mkdirSync(root)
  await waitFor(() => expect(changed).toContain(root))
  expect([...changed]).toEqual([root])
})
