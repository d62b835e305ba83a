import { execFileSync } from 'node:child_process'
import * as z from 'zod'
import type { OpenAnswer } from '../../../manifest/contract/studio.ts'
import { type ManifestFiles, selectYamlFiles } from '../../compile/read/manifest-files.ts'
import { parseYaml } from '../../compile/read/parse-yaml.ts'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import { computeTextDigest, readManifestFiles, readText } from './manifest-texts.ts'
import { createRequest, type StudioContext } from './studio-request.ts'

/** `open`: the manifest on the disk. Files that are not UTF-8 have no text; `check` reports them. */
export const open = createRequest(z.object({}), (context): OpenAnswer => {
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
})

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
