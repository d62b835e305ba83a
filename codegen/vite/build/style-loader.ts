import type { Plugin } from 'vite'

/** The module that Vite's build calls around each dynamic import. */
const preloadHelper = '\0vite/preload-helper.js'

/**
 * Replaces Vite's helper around dynamic imports, which the login loads, by the part that this build needs: it waits for the
 * style sheets of a chunk. `build.modulePreload` is off, so no other files are listed.
 */
export function styleLoader(): Plugin {
  let base = '/'
  return {
    name: 'averigua:style-loader',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    load: (id) => (id === preloadHelper ? source(base) : undefined),
  }
}

const source = (base: string) => `
const loading = {}
const loadStyles = (file) => loading[file] ??= new Promise((resolve, reject) => {
  const href = ${JSON.stringify(base)} + file
  if (document.querySelector('link[href="' + href + '"]')) return resolve()
  const fail = () => {
    loading[file] = undefined
    link.remove()
    reject(Error(href))
  }
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: fail })
  document.head.append(link)
})
export const __vitePreload = (load, files) => Promise.all((files ?? []).map(loadStyles)).then(load)
`
