import { describe, expect, it } from 'vitest'
import { type ChunkGroup, chunkGroups } from '../../../codegen/build/chunk-groups.ts'
import { builtChunks } from './support/built-chunks.ts'

const page = (...imports: string[]) =>
  `${imports.map((name) => `import '../${name}.ts'\n`).join('')}import { b } from 'many'\nconsole.log('page', b)\n`

const module = (text: string) => `console.log('${text}')\n`

const files = {
  'src/main.ts':
    "import './frame.ts'\nfor (const load of [() => import('./pages/login.ts'), () => import('./pages/dashboard.ts'), () => import('./pages/project.ts'), () => import('./consultas/page.ts')]) load()\n",
  'src/frame.ts': "import { a } from 'many'\nconsole.log('frame', a)\n",
  'src/pages/login.ts': page('field'),
  'src/pages/dashboard.ts': page('panel', 'chart'),
  'src/pages/project.ts': page('panel', 'field'),
  'src/consultas/page.ts': page('panel', 'field'),
  'src/panel.ts': `import './icon.ts'\n${module('panel')}`,
  'src/icon.ts': module('icon'),
  'src/field.ts': module('field'),
  'src/chart.ts': `${module('chart')}import('./late.ts')\n`,
  'src/late.ts': module('late'),
  'node_modules/many/package.json': JSON.stringify({
    name: 'many',
    type: 'module',
    main: 'index.js',
    sideEffects: false,
  }),
  'node_modules/many/index.js': "export { a } from './a.js'\nexport { b } from './b.js'\n",
  'node_modules/many/a.js': 'export const a = Math.random()\n',
  'node_modules/many/b.js': 'export const b = Math.random()\n',
}

const built = (...groups: ChunkGroup[]) => builtChunks(files, [chunkGroups(groups)])

const everyPage = () => true

describe('chunkGroups', () => {
  it('puts modules and what they import statically into one chunk', async () => {
    const { first } = await built({ name: 'first', modules: ['main', 'pages/login'] })
    expect(first?.modules.toSorted()).toEqual([
      'node_modules/many/a.js',
      'node_modules/many/b.js',
      'src/field.ts',
      'src/frame.ts',
      'src/main.ts',
      'src/pages/login.ts',
    ])
  })

  it('puts only the used modules of a package into the group', async () => {
    const { first } = await built({ name: 'first', modules: ['frame'] })
    expect(first?.modules.toSorted()).toEqual(['node_modules/many/a.js', 'src/frame.ts'])
  })

  it('leaves modules to an earlier group', async () => {
    const { layout } = await built(
      { name: 'first', modules: ['main', 'pages/login'] },
      { name: 'layout', modules: ['pages/project'] },
    )
    expect(layout?.modules.toSorted()).toEqual(['src/icon.ts', 'src/pages/project.ts', 'src/panel.ts'])
  })

  it.each([
    [2, everyPage, ['src/field.ts', 'src/icon.ts', 'src/panel.ts']],
    [2, (name: string) => name !== 'pages/login', ['src/field.ts', 'src/icon.ts', 'src/panel.ts']],
    [3, (name: string) => name !== 'pages/login', ['src/icon.ts', 'src/panel.ts']],
  ])('adds modules that at least %i pages import statically', async (atLeast, pages, expected) => {
    const { common } = await built({
      name: 'common',
      modules: [],
      sharedBy: { atLeast, table: 'main', pages },
    })
    expect(common?.modules.toSorted()).toEqual(expected)
  })

  it('puts a package and what it imports into one chunk', async () => {
    const { many } = await built({ name: 'many', package: 'many' })
    expect(many?.modules.toSorted()).toEqual(['node_modules/many/a.js', 'node_modules/many/b.js'])
  })

  it('fails for a package that is not in the build', async () => {
    const group = { name: 'many', package: 'man' }
    await expect(built(group)).rejects.toThrow("Chunk group 'many': the build has no package 'man'")
  })

  it('fails for a module that is not in the build', async () => {
    const group = { name: 'first', modules: ['main', 'pages/logn'] }
    await expect(built(group)).rejects.toThrow("Chunk group 'first': the build has no module 'pages/logn'")
  })

  it('fails for a prefix of a module name', async () => {
    await expect(built({ name: 'first', modules: ['pages/log'] })).rejects.toThrow("'pages/log'")
  })

  it('fails if no module is shared by enough pages', async () => {
    const sharedBy = { atLeast: 9, table: 'main', pages: everyPage }
    await expect(built({ name: 'common', modules: [], sharedBy })).rejects.toThrow(
      "Chunk group 'common': no module is imported by 9 of its 4 pages",
    )
  })

  it('fails if the filter accepts no page', async () => {
    const sharedBy = { atLeast: 2, table: 'main', pages: () => false }
    await expect(built({ name: 'common', modules: [], sharedBy })).rejects.toThrow('2 of its 0 pages')
  })
})
