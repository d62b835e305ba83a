import { describe, expect, it } from 'vitest'
import { isDataModule, readDataModule } from '../../../../../codegen/authoring/studio/data-module.ts'
import { buildValidDrafts } from '../../../../../codegen/authoring/studio/studio-context.ts'
import { listSourceFiles } from '../../../../../codegen/emit/source-files.ts'
import type { ModulesAnswer } from '../../../../../manifest/contract/studio.ts'
import { breadcrumbs } from '../../../../../src/generated/breadcrumbs.ts'
import cpf from '../../../../../src/generated/consultas/cpf.ts'
import { faq } from '../../../../../src/generated/content/faq.ts'
import { topMenu } from '../../../../../src/generated/top-menu.ts'
import { studioProject } from '../../../../codegen/authoring/studio/ask-studio.ts'
import { smallManifest } from '../../../../codegen/support/temporary-project.ts'
import { requireValue } from '../../../../support/require-value.ts'
import { context } from './shipped-manifest.ts'

const readModules = (drafts: Record<string, string>) =>
  studioProject().ask<ModulesAnswer>('modules', { drafts })

describe('modules', () => {
  it('has the values of the modules that the drafts change, and no others', async () => {
    const menu = 'sidebar:\n  - { title: Rua, link: /consulta/cep, badge: 7 }\n'
    const { modules, afterSaving } = await readModules({ 'menu.yaml': menu })
    expect(Object.keys(modules)).toContain('sidebar.ts')
    expect(Object.keys(modules)).not.toContain('app.ts')
    expect(modules['sidebar.ts']).toEqual({
      sidebar: [{ id: '0', title: 'Rua', badge: { text: '7' }, link: '/consulta/cep' }],
    })
    expect(afterSaving).toEqual([])
    expect(await readModules({})).toEqual({ modules: {}, afterSaving: [] })
  })

  it('names icons and pages that a browser can load only once they are saved', async () => {
    const menu = 'sidebar:\n  - { title: Rua, icon: LuTrees, link: /consulta/cep }\n'
    expect((await readModules({ 'menu.yaml': menu })).afterSaving).toEqual(['ícones novos'])
  })

  it('refuses drafts with errors', async () => {
    const drafts = {
      'consultas/cep.yaml': requireValue(smallManifest['manifest/consultas/cep.yaml']).replace(
        'kind: cep',
        'kind: x',
      ),
    }
    expect(await studioProject().refuse('modules', { drafts })).toBe('O manifesto tem um erro')
  })

  it('reads the values that the app imports from the printed files', () => {
    const files = [...listSourceFiles(buildValidDrafts(context, {}).model)]
    const read = (path: string) => readDataModule(requireValue(files.find((file) => file.path === path)))
    expect(read('top-menu.ts')).toEqual({ topMenu })
    expect(read('content/faq.ts')).toEqual({ faq })
    expect(read('breadcrumbs.ts')).toEqual({ breadcrumbs })
    expect(read('consultas/cpf.ts')).toEqual({ default: cpf })
    const importing = files.filter((file) => !isDataModule(file)).map(({ path }) => path)
    expect(importing.toSorted()).toEqual([
      'catalogue-icons.ts',
      'consultas/index.ts',
      'dossies/index.ts',
      'icons.ts',
      'kind-icons.ts',
      'pages.ts',
      'product/controls.ts',
      'product/texts.ts',
      'product/views.ts',
      'public-pages.ts',
    ])
  })
})
