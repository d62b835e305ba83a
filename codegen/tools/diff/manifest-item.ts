import type { KeyOrValue as EntryPart, ManifestDocument, YamlPath } from '../../read/manifest-document.ts'

/** What a manifest consists of, in the order in which changes are told. What owns comes before what it owns. */
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
   * What it is known by, surest first: a part of one revision is the same as one of another where they share the first
   * of these, or else the second, and so on. They count among the parts of one owner.
   */
  keys: string[]
  /** What messages call it, among what its owner has: `/dashboard`, `cpf/7`, `data_nascimento`. */
  name: string
  /** All of it that is compared. */
  value: Record<string, unknown>
  /** The consulta or dossiê that it is of: where that comes or goes, its parts are not told one by one. */
  owner?: ManifestItem
  /** What it stands in and could be moved out of: a menu's group, a block of the result; outside of any, the file or menu. */
  group?: ManifestItem
  containerName?: string
  /** Whether its place among its neighbours means something. */
  isOrdered?: boolean
  /** Where users reach it: a path that others may have written down. */
  path?: string
  document: ManifestDocument
  at: YamlPath
  part: EntryPart
}
