import { type FileKind, fileKinds } from '../../manifest/schema/files.ts'

/** A file of the manifest folder; `kind` is undefined where its name is not one of a manifest. */
export type ManifestFile = { name: string; kind: FileKind | undefined }

/** Which grammar a file of the manifest follows, by its name in the folder. */
export function findKind(name: string): FileKind | undefined {
  if (Object.hasOwn(fileKinds, name)) return name as FileKind
  const folder = name.slice(0, name.indexOf('/') + 1)
  const isDirect = name.lastIndexOf('/') === folder.length - 1
  return isDirect && name.endsWith('.yaml') && folder && Object.hasOwn(fileKinds, folder)
    ? (folder as FileKind)
    : undefined
}

const isYaml = (name: string) => /\.ya?ml$/i.test(name)

const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.'))

/** The YAML files among those of a manifest folder, in a fixed order. */
export const manifestFiles = (names: string[]): ManifestFile[] =>
  names
    .filter((name) => isYaml(name) && !isHidden(name))
    .sort()
    .map((name) => ({ name, kind: findKind(name) }))
