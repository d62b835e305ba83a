import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { sourceMapsApart } from '../../codegen/build/source-maps.ts'
import { explainFrame } from '../../deploy/explain-stack/explain-frame.ts'
import { temporaryFolder } from '../codegen/support/temporary-project.ts'
import { runCommand } from '../support/run-command.ts'

it('a build keeps its source maps apart, and they explain a frame', async () => {
  const root = temporaryFolder()
  const source = `const unused = 1\n\nexport function fail(): never {\n  throw new Error('marked')\n}\nfail()\n`
  writeFileSync(join(root, 'main.ts'), source)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceMapsApart()],
    build: { sourcemap: 'hidden', rolldownOptions: { input: join(root, 'main.ts') } },
  })
  const [file = '', ...others] = readdirSync(join(root, 'dist/assets'))
  expect(others).toEqual([])
  const code = readFileSync(join(root, 'dist/assets', file), 'utf8')
  expect(code).not.toContain('sourceMappingURL')

  const before = code.slice(0, code.indexOf('Error')).split('\n')
  const frame = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
  const maps = join(root, 'dist-maps')
  expect(explainFrame(frame, maps)).toMatch(/^main\.ts:4:\d+$/)
  expect(explainFrame('other-00000000.js:1:1', maps)).toBeUndefined()
  const { ended, output } = runCommand(`npm run -s explain-stack -- ${maps} ${frame} other-00000000.js:1:1`)
  expect([await ended, output()]).toEqual([
    0,
    `${frame}  ${explainFrame(frame, maps)}\nother-00000000.js:1:1  sem mapa\n`,
  ])
})
