import { Consultas, type DetailsState } from './consultas.tsx'
import { Diagnostics, NoDiagnostics } from './diagnostics.tsx'
import { Dossies } from './dossies.tsx'
import { Menus } from './menus.tsx'
import { Redirects, Routes } from './routes.tsx'
import { Section } from './section.tsx'
import { type SectionData, type SectionName, sections } from './section-list.ts'
import { Sources } from './sources.tsx'

type SectionsProps = Pick<DetailsState, 'unfolded'> & {
  all: SectionData
  filtered: SectionData
  /** True if the manifest has never been valid since the server started: only diagnostics are available. */
  hasNoContent: boolean
  toggle: (id: string) => void
}

export function Sections({ all, filtered, hasNoContent, unfolded, toggle }: SectionsProps) {
  const detailsState = { unfolded, onToggle: toggle }
  const { routes, families, dossies, menus, sources, redirects } = filtered.content
  const section = (name: SectionName) => ({
    id: name,
    title: sections[name].title,
    count: sections[name].count(filtered),
    total: sections[name].count(all),
  })
  const diagnosticsSection = (
    <Section {...section('diagnosticos')} emptyContent={<NoDiagnostics />}>
      <Diagnostics diagnostics={filtered.diagnostics} />
    </Section>
  )
  if (hasNoContent) return diagnosticsSection
  return (
    <>
      {diagnosticsSection}
      <Section {...section('rotas')}>
        <Routes routes={routes} menus={all.content.menus} />
      </Section>
      <Section {...section('consultas')}>
        <Consultas families={families} {...detailsState} />
      </Section>
      <Section {...section('dossies')}>
        <Dossies dossies={dossies} {...detailsState} />
      </Section>
      <Section {...section('menus')}>
        <Menus menus={menus} />
      </Section>
      <Section {...section('fontes')}>
        <Sources sources={sources} />
      </Section>
      <Section {...section('redirecionamentos')}>
        <Redirects redirects={redirects} />
      </Section>
    </>
  )
}
