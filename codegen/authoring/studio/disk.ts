import { execFileSync } from 'node:child_process'
import type { SaveConflict, StudioAnswers, StudioRequests } from '../../../manifest/contract/studio.ts'
import { filesOnDisk, type ManifestFiles, selectYamlFiles } from '../../compile/read/manifest-files.ts'
import { parseYaml } from '../../compile/read/parse-yaml.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import { saveTexts } from '../edit/save-texts.ts'
import {
  computeTextDigest,
  readManifestFiles,
  readText,
  requireManifestFile,
  StudioConflict,
  type StudioContext,
  StudioError,
} from './studio-context.ts'

/** `open`: the manifest on the disk. Files that are not UTF-8 have no text; `check` reports them. */
export function open(context: StudioContext): StudioAnswers['open'] {
  const files = readManifestFiles(context, {})
  return {
    root: context.cwd,
    folder: shownPath(context.folders.manifestDir, context.cwd),
    product: readProduct(files),
    files: selectYamlFiles(files.names() ?? []).flatMap(({ name, kind }) => {
      const text = kind && readText(files, name)
      return text === undefined ? [] : [{ name, text, digest: computeTextDigest(text) }]
    }),
    hasGit: hasGit(context),
  }
}

/** Returns the product's name, or an empty text while `app.yaml` has none. */
function readProduct(files: ManifestFiles): string {
  const parsed = parseYaml(readText(files, 'app.yaml') ?? '', String)
  const app = Array.isArray(parsed) ? undefined : parsed.value
  const product = typeof app === 'object' && app !== null && 'product' in app ? app.product : undefined
  return typeof product === 'string' ? product : ''
}

function hasGit({ folders: { manifestDir } }: StudioContext): boolean {
  try {
    const options = { cwd: manifestDir, stdio: 'pipe', encoding: 'utf8' } as const
    return execFileSync('git', ['rev-parse', '--is-inside-work-tree'], options).trim() === 'true'
  } catch {
    return false
  }
}

/**
 * `save`: writes all drafts or none. A file that changed on the disk since the draft began is a conflict. A new file
 * has the base `null`. The drafts may be invalid: they are work in progress. The development server's watcher regenerates.
 */
export function save(
  { folders: { manifestDir } }: StudioContext,
  { drafts, base }: StudioRequests['save'],
): StudioAnswers['save'] {
  const names = Object.keys(drafts)
  for (const name of names) requireManifestFile(manifestDir, name)
  const disk = filesOnDisk(manifestDir)
  const onDisk = names.map((name) => {
    const text = readText(disk, name) ?? null
    if (text === null && disk.names()?.includes(name))
      throw new StudioError(`${name} não é texto em UTF-8: o estúdio não o grava`)
    return { name, text, digest: text === null ? null : computeTextDigest(text) }
  })
  const conflicts = onDisk.filter(({ name, digest }) => digest !== (base[name] ?? null))
  if (conflicts.length > 0) throw new StudioConflict({ conflicts } satisfies SaveConflict)
  const changed = onDisk.filter(({ name, text }) => text !== drafts[name])
  try {
    saveTexts(manifestDir, new Map(changed.map(({ name }) => [name, drafts[name] ?? null])))
  } catch (error) {
    if (error instanceof CommandError) throw new StudioError(error.message)
    throw error
  }
  return {
    files: names.map((name) => {
      const text = drafts[name] ?? null
      return { name, digest: text === null ? null : computeTextDigest(text) }
    }),
  }
}
