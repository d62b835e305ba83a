import { useState } from 'react'
import { Consultas, type Unfolding } from './consultas.tsx'
import { AllWell, Diagnostics } from './diagnostics.tsx'
import { Dossies } from './dossies.tsx'
import { wholeLook } from './look.ts'
import { Menus } from './menus.tsx'
import { Redirects, Routes } from './routes.tsx'
import { Section } from './section.tsx'
import { type SectionName, type Shown, sections } from './section-list.ts'
import { Sources } from './sources.tsx'

type SectionsProps = Pick<Unfolding, 'unfolded'> & {
  all: Shown
  left: Shown
  /** The manifest has been broken ever since the server began: there is nothing but what is wrong. */
  isUnread: boolean
  toggle: (id: string) => void
}

/** All that the manifest says, by kind. */
export function Sections({ all, left, isUnread, unfolded, toggle }: SectionsProps) {
  const [look, setLook] = useState(wholeLook)
  const unfolding = { unfolded, onToggle: toggle, look, onLook: setLook }
  const { routes, families, dossies, menus, sources, redirects } = left.content
  const section = (name: SectionName) => ({
    id: name,
    title: sections[name].title,
    count: sections[name].count(left),
    total: sections[name].count(all),
  })
  const wrong = (
    <Section {...section('diagnosticos')} none={<AllWell />}>
      <Diagnostics diagnostics={left.diagnostics} />
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
