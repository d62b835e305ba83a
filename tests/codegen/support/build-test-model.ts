import { checks } from '../../../codegen/compile/check/all.ts'
import { checkPages } from '../../../codegen/compile/check/pages.ts'
import { formatDiagnostic } from '../../../codegen/diagnostics/format-diagnostics.ts'
import { buildModel, type ValidModel } from '../../../codegen/generate.ts'
import { smallManifest } from './temporary-project.ts'

export type ManifestFiles = Record<string, string | undefined>

const folder = 'manifest/'

/** Builds the model of the small manifest with other files, in memory. */
export function buildTestModel(files: ManifestFiles): ValidModel {
  const texts = new Map(
    Object.entries({ ...smallManifest, ...files }).flatMap(([path, text]) =>
      text !== undefined && path.startsWith(folder) ? [[path.slice(folder.length), Buffer.from(text)]] : [],
    ),
  )
  const bytes = (name: string) => texts.get(name) ?? Buffer.alloc(0)
  const built = buildModel({
    manifestDir: '/project/manifest',
    pagesDir: '/project/src',
    cwd: '/project',
    manifestFiles: { names: () => [...texts.keys()], size: (name) => bytes(name).length, bytes },
    checks: checks.filter((check) => check !== checkPages),
  })
  if (!built.ok) throw new Error(built.diagnostics.map(formatDiagnostic).join('\n'))
  return built
}
