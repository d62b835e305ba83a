import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { usedAttributes, usedCssProperties, usedUtilities } from './used-styles.ts'
import { writtenWords } from './written-words.ts'

const lists = {
  '/@chakra-ui/react/dist/esm/preset-base.js': usedUtilities,
  '/@pandacss/is-valid-prop/dist/index.mjs': usedCssProperties,
  '/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': usedAttributes,
}

/**
 * Leaves out of Chakra's lists of utilities, CSS properties and attributes what nobody writes in the scripts of
 * these folders: it finds each at run time by its name, so that a bundler keeps them all. So a name must stand in
 * one of the scripts as a whole, not be put together. A list that the build does not have, or none of which goes, fails it.
 */
export function usedStyles(folders: string[]): Plugin {
  const missing = new Set(Object.keys(lists))
  let root = ''
  let words: ReadonlySet<string> | undefined
  return {
    name: 'averigua:used-styles',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      const list = Object.entries(lists).find(([file]) => id.endsWith(file))
      if (list === undefined) return null
      const [file, usedOf] = list
      words ??= writtenWords(folders.map((folder) => resolve(root, folder)))
      const used = usedOf(code, words)
      if (used === code) return null
      missing.delete(file)
      return { code: used, map: null }
    },
    buildEnd(error) {
      const [first] = missing
      if (!error && first !== undefined)
        throw new Error(`Used styles: the build has nothing to leave out of '${first}'`)
    },
  }
}
