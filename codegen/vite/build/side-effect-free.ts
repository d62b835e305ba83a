import type { Plugin } from 'vite'

/**
 * Says of packages that importing them does nothing: unused exports of them are then left out, which a bundler
 * cannot tell by itself of CommonJS. A package that the build does not have fails it.
 */
export function sideEffectFree(packages: string[]): Plugin {
  const folders = packages.map((name) => `/node_modules/${name}/`)
  return {
    name: 'averigua:side-effect-free',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: folders.map((folder) => ({ test: new RegExp(folder), sideEffects: false })),
          },
        },
      },
    }),
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      for (const [index, folder] of folders.entries())
        if (!ids.some((id) => id.includes(folder)))
          throw new Error(`Without side effects: the build has no package '${packages[index]}'`)
    },
  }
}
