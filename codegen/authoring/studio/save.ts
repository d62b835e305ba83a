import * as z from 'zod'
import type { SaveAnswer, SaveConflict } from '../../../manifest/contract/studio.ts'
import { filesOnDisk } from '../../compile/read/manifest-files.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { saveTexts } from '../edit/save-texts.ts'
import { computeTextDigest, readText, requireManifestFile } from './manifest-texts.ts'
import { createRequest, StudioConflict, StudioError, textsSchema } from './studio-request.ts'

const schema = z.object({ drafts: textsSchema, base: z.record(z.string(), z.string().nullable()) })

/**
 * `save`: writes all drafts or none. A file that changed on the disk since the draft began is a conflict. A new file
 * has the base `null`.
 */
export const save = createRequest(schema, ({ folders: { manifestDir } }, { drafts, base }): SaveAnswer => {
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
})
