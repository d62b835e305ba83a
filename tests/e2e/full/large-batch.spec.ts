import { execFileSync } from 'node:child_process'
import {
  addOwnColumns,
  buildCpfList,
  copyWithLargeBatch,
  largeBatchPath,
  largeBatchVariables,
  mockCpfAnswers,
  runLargeBatch,
} from '../../bench/browser/large-batch.ts'
import { watchLongTasks } from '../../bench/browser/long-tasks.ts'
import { serveBuilt } from '../../bench/browser/static-server.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, signIn, test } from '../support/test.ts'

/** MB above the memory at the start. */
const mostMemory = 100

test('a batch of 5,000 lines with four own columns is run, sorted, filtered and exported, and needs little memory', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { folder, remove } = copyWithLargeBatch()
  const env = { ...process.env, ...largeBatchVariables }
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'built', '--logLevel', 'error']
  execFileSync('node', build, { cwd: folder, stdio: 'pipe', env })
  const app = await serveBuilt(`${folder}/built`)
  try {
    await watchLongTasks(page)
    await signIn(page)
    await mockCpfAnswers(page)
    await page.goto(app.url + largeBatchPath)
    const { start, steps } = await runLargeBatch(page, addOwnColumns(buildCpfList()))
    for (const { name, memory } of steps) expect.soft(memory - start, name).toBeLessThan(mostMemory)
    await expectAccessible(page)
  } finally {
    app.close()
    remove()
  }
})
