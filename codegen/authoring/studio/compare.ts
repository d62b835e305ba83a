import { join } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { CompareAnswer, StudioAnswers, StudioRequests } from '../../../manifest/contract/studio.ts'
import { type ManifestFiles, selectYamlFiles } from '../../compile/read/manifest-files.ts'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import { buildModel } from '../../generate.ts'
import { checksForOldManifest, diffManifests } from '../diff/diff-manifests.ts'
import { formatChange } from '../diff/format-changes.ts'
import { RevisionError, readGitFiles } from '../diff/git-source.ts'
import { readManifestFiles, readText, type StudioContext, StudioError } from './studio-context.ts'

/** `compare`: the drafts against the disk, or against git's last commit. */
export function compare(
  context: StudioContext,
  { drafts, against }: StudioRequests['compare'],
): StudioAnswers['compare'] {
  const before = against === 'disk' ? readManifestFiles(context, {}) : readHead(context)
  const after = readManifestFiles(context, drafts)
  return {
    ...listChanges(context, before, after, against),
    patches: listPatches(context, before, after),
  }
}

/** Returns the files of the last commit, or none before the first. */
function readHead({ folders: { manifestDir } }: StudioContext): ManifestFiles {
  try {
    return readGitFiles(manifestDir, 'HEAD')
  } catch (error) {
    if (error instanceof RevisionError) throw new StudioError(error.message)
    throw error
  }
}

function listChanges(
  { folders, cwd }: StudioContext,
  before: ManifestFiles,
  after: ManifestFiles,
  against: StudioRequests['compare']['against'],
): Pick<CompareAnswer, 'changes' | 'problem'> {
  const current = buildModel({ ...folders, cwd, manifestFiles: after })
  if (!current.ok) return { problem: 'O manifesto tem erros: as mudanças aparecem quando ele não tiver' }
  const old = buildModel({ ...folders, cwd, manifestFiles: before, checks: checksForOldManifest })
  if (!old.ok) return { problem: `O manifesto ${oldNames[against]} tem erros: não há com que comparar` }
  return {
    changes: diffManifests(old, current, against).map((change) => ({
      text: formatChange(change),
      isBreaking: change.breaking !== undefined,
      ...(change.breaking && { reason: change.breaking.reason }),
    })),
  }
}

const oldNames = { disk: 'no disco', head: 'do último commit' }

/** Returns unified diffs as git writes them, with paths relative to the project. */
function listPatches({ folders, cwd }: StudioContext, before: ManifestFiles, after: ManifestFiles) {
  const names = [before, after].flatMap((files) =>
    selectYamlFiles(files.names() ?? []).map(({ name }) => name),
  )
  return [...new Set(names)].sort().flatMap((name) => {
    const [old, current] = [readText(before, name), readText(after, name)]
    if (old === current) return []
    const path = shownPath(join(folders.manifestDir, name), cwd)
    const [from, to] = [
      old === undefined ? '/dev/null' : `a/${path}`,
      current === undefined ? '/dev/null' : `b/${path}`,
    ]
    const options = { context: 3, headerOptions: FILE_HEADERS_ONLY }
    return [
      { name, patch: createTwoFilesPatch(from, to, old ?? '', current ?? '', undefined, undefined, options) },
    ]
  })
}
