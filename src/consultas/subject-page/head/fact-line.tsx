import { chakra } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ReactNode } from 'react'
import { subjectNouns } from '@/session/subject-nouns.ts'
import { findingLine, type SectionFinding } from '../section-findings.ts'

type FactLineProps = {
  facts: readonly SectionFinding[]
  kind: LeadKind | undefined
  document: ReactNode
}

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** One line of facts: what kind of subject it is, its document, and facts such as the age. */
export const FactLine = ({ facts, kind, document }: FactLineProps) => (
  <chakra.ul css={listCss}>
    {kind && <li>{capitalise(subjectNouns[kind])}</li>}
    {document && <li>{document}</li>}
    {facts.map((fact) => (
      <li key={findingLine(fact)}>
        <bdi>{findingLine(fact)}</bdi>
      </li>
    ))}
  </chakra.ul>
)

const listCss = {
  listStyleType: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '0.5',
  mt: '1',
  color: 'fg.muted',
  // The separator before the first fact of a line is outside of the list.
  marginInlineStart: '-5',
  clipPath: 'inset(-8px -8px -8px 16px)',
  _rtl: { clipPath: 'inset(-8px 16px -8px -8px)' },
  '& > li': { display: 'inline-flex', alignItems: 'center', minHeight: '6', overflowWrap: 'anywhere' },
  '& > li::before': { content: '"·"', width: '5', flexShrink: '0', textAlign: 'center', color: 'fg.subtle' },
} as const
