import type { Plugin } from 'vite'

/**
 * Lets the build drop the components of react-router that the app does not use. Their names for React's developer tools, which
 * are assignments, and calls that are not marked as pure would keep them.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'averigua:router-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: markRouterParts(code), map: null }),
    },
  }
}

export const markRouterParts = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ')
