import { useState } from 'react'
import { Consultas, type DetailsState } from './consultas.tsx'
import { Diagnostics, NoDiagnostics } from './diagnostics.tsx'
import { Dossies } from './dossies.tsx'
import { Menus } from './menus.tsx'
import { allPreviews } from './preview-settings.ts'
import { Redirects, Routes } from './routes.tsx'
import { Section } from './section.tsx'
import { type SectionData, type SectionName, sections } from './section-list.ts'
import { Sources } from './sources.tsx'

type SectionsProps = Pick<DetailsState, 'unfolded'> & {
  all: SectionData
  filtered: SectionData
  /** The manifest has been broken ever since the server began: there is nothing but what is wrong. */
  isUnread: boolean
  toggle: (id: string) => void
}

/** All that the manifest says, by kind. */
export function Sections({ all, filtered, isUnread, unfolded, toggle }: SectionsProps) {
  const [look, setLook] = useState(allPreviews)
  const unfolding = { unfolded, onToggle: toggle, look, onLook: setLook }
  const { routes, families, dossies, menus, sources, redirects } = filtered.content
  const section = (name: SectionName) => ({
    id: name,
    title: sections[name].title,
    count: sections[name].count(filtered),
    total: sections[name].count(all),
  })
  const wrong = (
    <Section {...section('diagnosticos')} none={<NoDiagnostics />}>
      <Diagnostics diagnostics={filtered.diagnostics} />
    </Section>
  )
  if (isUnread) return wrong
  return (
    <>
      {wrong}
      <Section {...section('rotas')}>
        <Routes routes={routes} menus={all.content.menus} />
      </Section>
      <Section {...section('consultas')}>
        <Consultas families={families} {...unfolding} />
      </Section>
      <Section {...section('dossies')}>
        <Dossies dossies={dossies} {...unfolding} />
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
