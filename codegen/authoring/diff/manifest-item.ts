import type { KeyOrValue, ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'

/** The kinds of items, in the order of the report. An owner precedes its items. */
export const itemKinds = [
  'app',
  'route',
  'redirect',
  'menu',
  'family',
  'consulta',
  'dossie',
  'batch',
  'form',
  'field',
  'request',
  'block',
  'value',
  'finding',
  'part',
  'source',
] as const

export type ItemKind = (typeof itemKinds)[number]

/** A part of a manifest that can be added, changed, moved and removed. */
export type ManifestItem = {
  subject: ItemKind
  /**
   * Keys that identify the item among the items of its owner, the most reliable first. Items of two revisions
   * match if they share the first key, else the second, and so on.
   */
  keys: string[]
  /** The name in messages, relative to the owner: `/dashboard`, `cpf/7`, `data_nascimento`. */
  name: string
  /** The values to compare. */
  value: Record<string, unknown>
  /** The consulta or dossiê it belongs to. Items of an added or removed owner are not reported. */
  owner?: ManifestItem
  /**
   * The menu group or result block that contains it. Items outside any have only `containerName`, the file or
   * menu.
   */
  group?: ManifestItem
  containerName?: string
  /** True if its position among its siblings matters. */
  isOrdered?: boolean
  /** The path users may have bookmarked. */
  path?: string
  document: ManifestDocument
  at: YamlPath
  /** Messages point to this part of the item. Default: the key. */
  keyOrValue?: KeyOrValue
}
