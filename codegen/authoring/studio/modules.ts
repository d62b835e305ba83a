import type { StudioAnswers, StudioRequests } from '../../../manifest/contract/studio.ts'
import type { SourceFile } from '../../emit/source-file.ts'
import { listSourceFiles } from '../../emit/source-files.ts'
import { isDataModule, listEntryLines, readDataModule } from './data-module.ts'
import { buildDrafts, buildValidDrafts, type StudioContext } from './studio-context.ts'

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
export function modules(
  context: StudioContext,
  { drafts }: StudioRequests['modules'],
): StudioAnswers['modules'] {
  if (Object.keys(drafts).length === 0) return { modules: {}, afterSaving: [] }
  const { model } = buildValidDrafts(context, drafts)
  const saved = buildDrafts(context, {})
  const savedFiles = new Map(
    (saved.ok ? [...listSourceFiles(saved.model)] : []).map((file) => [file.path, file]),
  )
  const changed = [...listSourceFiles(model)].filter(
    ({ path, statements }) => JSON.stringify(savedFiles.get(path)?.statements) !== JSON.stringify(statements),
  )
  const added = changed.filter((file) => hasNewEntries(file, savedFiles.get(file.path)))
  return {
    modules: Object.fromEntries(
      changed.filter(isDataModule).map((file) => [file.path, readDataModule(file)]),
    ),
    afterSaving: [...new Set(added.flatMap(({ path }) => importing[path] ?? []))],
  }
}

/** Importing modules have an entry per line. The page misses new ones only. */
function hasNewEntries(file: SourceFile, saved: SourceFile | undefined): boolean {
  const known = new Set(saved && listEntryLines(saved))
  return listEntryLines(file).some((line) => !known.has(line))
}
