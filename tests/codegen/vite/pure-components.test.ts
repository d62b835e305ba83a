import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { pureComponents } from '../../../codegen/vite/build/pure-components.ts'
import { builtChunks } from './support/built-chunks.ts'

const files = {
  'src/main.ts': "import { Link } from 'links'\nconsole.log(Link)\n",
  'node_modules/links/package.json': JSON.stringify({ name: 'links', type: 'module', main: 'index.js' }),
  'node_modules/links/index.js': `import * as React from './react.js'
var Link = React.forwardRef(() => 'a-link')
Link.displayName = "Link";
var Form = React.forwardRef(() => 'a-form')
Form.displayName = "Form";
export { Form, Link }
`,
  'node_modules/links/react.js': 'export const forwardRef = (made) => globalThis.made(made)\n',
}

const transformCode = async (...plugins: Plugin[]) =>
  Object.values(await builtChunks(files, plugins))
    .map(({ code }) => code)
    .join('\n')

describe('pureComponents', () => {
  it('leaves a component out that nobody uses', async () => {
    expect(await transformCode()).toContain('a-form')
    const code = await transformCode(pureComponents(['links']))
    expect(code).toContain('a-link')
    expect(code).not.toContain('a-form')
  })

  it('refuses a package that has none', async () => {
    await expect(transformCode(pureComponents(['linked']))).rejects.toThrow("none of the package 'linked'")
  })
})
