import type { ManifestContent, ShownDiagnostic } from '@manifest/contract/manifest-page.ts'

/** The manifest, or what a search has left of it. */
export type Shown = { content: ManifestContent; diagnostics: ShownDiagnostic[] }

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** The page's sections in their order, and how much each has. */
export const sections = {
  diagnosticos: { title: 'Diagnósticos', count: ({ diagnostics }: Shown) => diagnostics.length },
  rotas: { title: 'Rotas', count: ({ content }: Shown) => content.routes.length },
  consultas: {
    title: 'Consultas',
    count: ({ content }: Shown) => sum(content.families.map(({ variants }) => variants.length)),
  },
  dossies: { title: 'Dossiês', count: ({ content }: Shown) => content.dossies.length },
  menus: {
    title: 'Menus',
    count: ({ content }: Shown) => sum(content.menus.map(({ entries }) => entries.length)),
  },
  fontes: { title: 'Fontes', count: ({ content }: Shown) => content.sources.length },
  redirecionamentos: {
    title: 'Redirecionamentos',
    count: ({ content }: Shown) => content.redirects.length,
  },
}

export type SectionName = keyof typeof sections
