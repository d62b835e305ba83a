import { checks } from '../../../codegen/checks/all.ts'
import { pagesExist } from '../../../codegen/checks/pages-exist.ts'
import { formatDiagnostic } from '../../../codegen/diagnostics/format-diagnostics.ts'
import { diffManifests, type ManifestChange } from '../../../codegen/diff/diff-manifests.ts'
import { buildModel, type ValidModel } from '../../../codegen/resolve/build-model.ts'
import { smallManifest } from '../support/temporary-project.ts'

export type Files = Record<string, string | undefined>

const folder = 'manifest/'

/** The small manifest with other files in it, never written to a disk. */
function modelOf(files: Files): ValidModel {
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
    source: { names: () => [...texts.keys()], size: (name) => bytes(name).length, bytes },
    checks: checks.filter((check) => check !== pagesExist),
  })
  if (!built.ok) throw new Error(built.diagnostics.map(formatDiagnostic).join('\n'))
  return built
}

/** What changed from some files of the small manifest to others. */
export const changesBetween = (before: Files, after: Files): ManifestChange[] =>
  diffManifests(modelOf(before), modelOf(after), 'HEAD')

/** A change as a few words. */
export const inWords = ({ change, subject, name, key, breaking }: ManifestChange) =>
  [change, subject, name, key, breaking && `[${breaking.rule}]`].filter(Boolean).join(' ')
