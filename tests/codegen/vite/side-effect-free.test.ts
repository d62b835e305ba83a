import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { sideEffectFree } from '../../../codegen/vite/build/side-effect-free.ts'
import { builtChunks } from './support/built-chunks.ts'

const files = {
  'src/main.ts': "import used from 'older'\nimport { other } from './both.ts'\nconsole.log(used, other)\n",
  'src/both.ts': "import old from 'old'\nexport const useOld = () => old\nexport const other = 'other'\n",
  'node_modules/old/index.js': "globalThis.old = 'old-runs'\nmodule.exports = 1\n",
  'node_modules/older/index.js': "module.exports = 'older-is-used'\n",
}

const buildCode = async (...plugins: Plugin[]) => {
  const chunks = await builtChunks(files, plugins)
  return Object.values(chunks)
    .map(({ code }) => code)
    .join('\n')
}

describe('sideEffectFree', () => {
  it('leaves a package out that nobody uses', async () => {
    expect(await buildCode()).toContain('old-runs')
    expect(await buildCode(sideEffectFree(['old']))).not.toContain('old-runs')
  })

  it('keeps one that is used', async () => {
    expect(await buildCode(sideEffectFree(['old', 'older']))).toContain('older-is-used')
  })

  it('refuses a package that the build does not have', async () => {
    await expect(buildCode(sideEffectFree(['oldest']))).rejects.toThrow("the build has no package 'oldest'")
  })
})
