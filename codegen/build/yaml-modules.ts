import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** Serves a YAML file of `src` as a module whose default export is its data. */
export const yamlModules = (): Plugin => ({
  name: 'averigua-yaml-modules',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: (code) => ({
      code: `export default ${JSON.stringify(parse(code))}`,
      map: null,
      moduleType: 'js',
    }),
  },
})
