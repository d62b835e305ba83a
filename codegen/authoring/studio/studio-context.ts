import { createHash } from 'node:crypto'
import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Texts } from '../../../manifest/contract/studio.ts'
import {
  filesOnDisk,
  findFileKind,
  type ManifestFiles,
  selectYamlFiles,
  withTexts,
} from '../../compile/read/manifest-files.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Folders } from '../../folders.mjs'
import { type BuiltModel, buildModel, type ValidModel } from '../../generate.ts'

/** The server's part of a request. */
export type StudioContext = {
  folders: Folders
  /** Messages name files relative to it. Absolute. */
  cwd: string
  /** Build variables, such as `VITE_GATEWAY_URL`. */
  env: Readonly<Record<string, string | undefined>>
  /** Generates the code of the manifest on the disk. Returns the errors that prevent it. */
  regenerate(): Promise<Diagnostic[]>
}

/** A request that cannot be answered. The message is in Portuguese, for the page. */
export class StudioError extends Error {}

/** A request in conflict with the disk. `body` is the answer. */
export class StudioConflict extends Error {
  readonly body: object

  constructor(body: object) {
    super('conflict')
    this.body = body
  }
}

/** Two segments at most, none hidden, without separators of other systems and control characters. */
const safeName = /^(?:[^./\\:\p{C}][^/\\:\p{C}]*\/)?[^./\\:\p{C}][^/\\:\p{C}]*$/u

/**
 * Checks that a name is of a file that a manifest has, and that no link leads out of the folder.
 *
 * @throws StudioError
 */
export function requireManifestFile(manifestDir: string, name: string) {
  if (!safeName.test(name) || findFileKind(name) === undefined)
    throw new StudioError('O estúdio só lê e grava arquivos que o manifesto tem')
  if (!isInside(manifestDir, name))
    throw new StudioError(`${name} é um atalho para fora da pasta do manifesto: o estúdio não o abre`)
}

/** Follows links. A file that does not exist is inside if its folder is. */
function isInside(manifestDir: string, name: string): boolean {
  const path = join(manifestDir, name)
  const folder = findRealPath(manifestDir)
  const target = findRealPath(path)
  return folder !== undefined && (target?.startsWith(folder + sep) ?? false)
}

/** Returns the real path, or `undefined` for a link to nothing. */
function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    if (isLink(path)) return undefined
    const parent = findRealPath(dirname(path))
    return parent === undefined ? undefined : join(parent, path.slice(dirname(path).length))
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}

/**
 * Returns the manifest's files on the disk with the drafts' texts.
 *
 * @throws StudioError if a file is not one of a manifest, or a link leads out of the folder.
 */
export function readManifestFiles({ folders: { manifestDir } }: StudioContext, drafts: Texts): ManifestFiles {
  for (const name of Object.keys(drafts)) requireManifestFile(manifestDir, name)
  const files = filesOnDisk(manifestDir)
  for (const { name, kind } of selectYamlFiles(files.names() ?? []))
    if (kind !== undefined) requireManifestFile(manifestDir, name)
  return withTexts(files, new Map(Object.entries(drafts)))
}

/** Returns a file's text without a byte order mark, or `undefined` if there is no such file or it is not UTF-8. */
export function readText(files: ManifestFiles, name: string): string | undefined {
  if (!files.names()?.includes(name)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(files.bytes(name))
  } catch {
    return undefined
  }
}

export const computeTextDigest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Builds the model of the drafts. */
export const buildDrafts = (context: StudioContext, drafts: Texts): BuiltModel =>
  buildModel({
    ...context.folders,
    cwd: context.cwd,
    manifestFiles: readManifestFiles(context, drafts),
  })

/**
 * Builds the model of drafts without errors.
 *
 * @throws StudioError if the drafts have errors.
 */
export function buildValidDrafts(context: StudioContext, drafts: Texts): ValidModel {
  const built = buildDrafts(context, drafts)
  if (built.ok) return built
  const count = built.diagnostics.filter(({ severity }) => severity === 'error').length
  throw new StudioError(`O manifesto tem ${count === 1 ? 'um erro' : `${count} erros`}`)
}
