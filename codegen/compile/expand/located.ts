import type { YamlPath } from '../read/manifest-document.ts'

/** An element of a variant with its path in the file. */
export type Located<Item> = { item: Item; path: YamlPath }
