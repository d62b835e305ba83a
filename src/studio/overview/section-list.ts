import type { ManifestContent, ShownDiagnostic } from '@manifest/contract/studio-content.ts'

/** The whole manifest, or the matches of a search. */
export type SectionData = { content: ManifestContent; diagnostics: ShownDiagnostic[] }

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

export const sections = {
  diagnosticos: { title: 'Diagnósticos', count: ({ diagnostics }: SectionData) => diagnostics.length },
  rotas: { title: 'Rotas', count: ({ content }: SectionData) => content.routes.length },
  consultas: {
    title: 'Consultas',
    count: ({ content }: SectionData) => sum(content.families.map(({ variants }) => variants.length)),
  },
  dossies: { title: 'Dossiês', count: ({ content }: SectionData) => content.dossies.length },
  menus: {
    title: 'Menus',
    count: ({ content }: SectionData) => sum(content.menus.map(({ entries }) => entries.length)),
  },
  fontes: { title: 'Fontes', count: ({ content }: SectionData) => content.sources.length },
  redirecionamentos: {
    title: 'Redirecionamentos',
    count: ({ content }: SectionData) => content.redirects.length,
  },
}

export type SectionName = keyof typeof sections
