import { z } from 'zod'
import type { ModulesAnswer } from '../../../manifest/contract/studio.ts'
import { listSourceFiles } from '../../emit/source-files.ts'
import { isDataModule, readDataModule } from './data-module.ts'
import { buildDrafts, buildValidDrafts } from './manifest-texts.ts'
import { createRequest, textsSchema } from './studio-request.ts'

/** Modules that a browser loads by import, so that drafts cannot replace them. */
const importing: Record<string, string> = {
  'icons.ts': 'ícones novos',
  'catalogue-icons.ts': 'ícones novos',
  'pages.ts': 'páginas de rotas novas',
  'public-pages.ts': 'páginas de rotas novas',
  'consultas/index.ts': 'consultas novas',
  'dossies/index.ts': 'dossiês novos',
}

/** `modules`: the values of generated modules that the drafts change. The drafts have no errors. */
export const modules = createRequest(
  z.object({ drafts: textsSchema }),
  (context, { drafts }): ModulesAnswer => {
    if (Object.keys(drafts).length === 0) return { modules: {}, afterSaving: [] }
    const { model } = buildValidDrafts(context, drafts)
    const saved = buildDrafts(context, {})
    const savedTexts = new Map(
      (saved.ok ? listSourceFiles(saved.model) : []).map(({ path, statements }) => [
        path,
        JSON.stringify(statements),
      ]),
    )
    const changed = listSourceFiles(model).filter(
      ({ path, statements }) => savedTexts.get(path) !== JSON.stringify(statements),
    )
    return {
      modules: Object.fromEntries(
        changed.filter(isDataModule).map((file) => [file.path, readDataModule(file)]),
      ),
      afterSaving: [...new Set(changed.flatMap(({ path }) => importing[path] ?? []))],
    }
  },
)
