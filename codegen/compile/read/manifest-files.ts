import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brandFolder } from '../../../manifest/contract/brand.ts'
import { type FileKind, schemaByKind } from '../../../manifest/schema/files.ts'

/** Gives access to the files of a manifest. Names are relative to its folder, with forward slashes. */
export type ManifestFiles = {
  /** All files, in any order; `undefined` if there is no manifest. */
  names(): string[] | undefined
  /** In bytes. Files that are too large are not read. */
  size(name: string): number
  bytes(name: string): Uint8Array
}

/** The error for a link out of the manifest. Diagnostics would show lines of its target. */
export class ForeignLink extends Error {
  override name = 'ForeignLink'
}

/** Reads a manifest from the disk. `bytes` throws `ForeignLink` for a link out of the folder. */
export function filesOnDisk(folder: string): ManifestFiles {
  let start: string | undefined
  return {
    names() {
      if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        name.replaceAll('\\', '/'),
      )
    },
    size: (name) => statSync(join(folder, name)).size,
    bytes(name) {
      const path = realpathSync.native(join(folder, name))
      start ??= realpathSync.native(folder) + sep
      if (!path.startsWith(start)) throw new ForeignLink(name)
      return readFileSync(path)
    },
  }
}

/** Returns files of which some have other texts, are new, or are removed (`null`). */
export function withTexts(files: ManifestFiles, texts: ReadonlyMap<string, string | null>): ManifestFiles {
  const bytes = new Map(
    [...texts].flatMap(([name, text]): [string, Buffer][] =>
      text === null ? [] : [[name, Buffer.from(text)]],
    ),
  )
  return {
    names: () =>
      [...new Set([...(files.names() ?? []), ...bytes.keys()])].filter((name) => texts.get(name) !== null),
    size: (name) => bytes.get(name)?.length ?? files.size(name),
    bytes: (name) => bytes.get(name) ?? files.bytes(name),
  }
}

/** `kind` is `undefined` if a manifest has no file of this name. */
export type ManifestFile = { name: string; kind: FileKind | undefined }

/** Returns the kind of a manifest file, which decides its grammar. `name` is relative to the manifest's folder. */
export function findFileKind(name: string): FileKind | undefined {
  if (Object.hasOwn(schemaByKind, name)) return name as FileKind
  const folder = name.slice(0, name.indexOf('/') + 1)
  const isDirect = name.lastIndexOf('/') === folder.length - 1
  return isDirect && name.endsWith('.yaml') && folder && Object.hasOwn(schemaByKind, folder)
    ? (folder as FileKind)
    : undefined
}

/** Returns the name of a file without its folder and ending: `cep` for `consultas/cep.yaml`. */
export const fileStem = (name: string) => name.replace(/^.*\//, '').replace(/\.yaml$/, '')

/** Includes `.yaml.txt`, as some editors save it: codegen reports such a file instead of ignoring it. */
const isYaml = (name: string) => /\.ya?ml(?:\.txt)?$/i.test(name)

const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.'))

/** Returns the files of the brand's folder, with their paths in the manifest folder. */
export const selectBrandFiles = (names: string[]): string[] =>
  names.filter((name) => name.startsWith(brandFolder) && !isHidden(name)).sort()

/** A drawing is text, and codegen reads it. Of other files it only asks if they exist. */
export const isDrawing = (name: string) => name.startsWith(brandFolder) && name.endsWith('.svg')

/** Returns the YAML files among the files of a manifest folder, sorted by name. */
export const selectYamlFiles = (names: string[]): ManifestFile[] =>
  names
    .filter((name) => isYaml(name) && !isHidden(name))
    .sort()
    .map((name) => ({ name, kind: findFileKind(name) }))
