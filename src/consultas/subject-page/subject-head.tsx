import { Box, chakra, Flex } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { type ReactNode, useMemo } from 'react'
import { DemoBadge } from '../results/demo-badge.tsx'
import type { ResultSectionKey } from '../results/findings/sections.ts'
import { FactLine } from './head/fact-line.tsx'
import { FindingChips } from './head/finding-chips.tsx'
import { headCss, toolbarCss } from './head/head-css.ts'
import { Identity, StatusBadge } from './head/identity.tsx'
import { RevealSwitch } from './head/reveal-switch.tsx'
import { SubjectDocument } from './head/subject-document.tsx'
import { useCompactHead } from './head/use-compact-head.ts'
import { findPhoto, findStatus, splitFacts } from './head-facts.ts'
import type { Section } from './section.ts'
import { listFindings } from './section-findings.ts'
import type { SectionsReveal } from './section-reveal.ts'
import { UnknownLine } from './weights/unknown-line.tsx'

type SubjectHeadProps = {
  sections: readonly Section[]
  /** Absent if the sections are about no value of a kind, as in a dossiê with two subjects. */
  subject?: { kind: LeadKind; value: string } | undefined
  /** The name that an answer gave. Without it the document is the heading. */
  name: string | undefined
  /** `h1` on the subject's page; `h2` on a page with another title. */
  heading: 'h1' | 'h2'
  reveal: SectionsReveal
  /** `false`: the page shows the worst findings elsewhere. */
  hasFindings?: boolean
  /** The line that `unknownWeightsText` returns. It stands above the findings. */
  unknownText?: string | undefined
  /** Goes to a section or to one of its blocks. */
  onGo: (key: string, target?: ResultSectionKey) => void
  /** At the start of the bar that stays on screen: the progress of the consultas. */
  progress: ReactNode
  /** The buttons of the bar that stays on screen. */
  actions: ReactNode
  /** Below the findings, such as the progress bar of a dossiê. */
  children?: ReactNode
}

/**
 * The head of a page about a subject: its name or document, and the findings of all answers. Only its last row, with
 * the switch and the actions, stays on screen.
 */
export function SubjectHead({ sections, subject, name, heading, reveal, ...props }: SubjectHeadProps) {
  const { hasFindings = true, unknownText, onGo, progress, actions, children } = props
  const { isRevealed } = reveal
  const { identity, isCompact, style } = useCompactHead()
  const findings = useMemo(() => listFindings(sections, isRevealed), [sections, isRevealed])
  const status = useMemo(() => findStatus(sections), [sections])
  const photo = useMemo(() => findPhoto(sections, isRevealed), [sections, isRevealed])
  const { facts, rest } = splitFacts(findings)
  const isDemo = sections.some(({ answer }) => answer?.outcome.isDemo)
  const document = subject && (
    <SubjectDocument subject={subject} reveal={reveal} isLabeled={name !== undefined} />
  )
  return (
    <Box as="section" aria-label="Resumo" css={headCss} style={style} data-compact={isCompact || undefined}>
      <Box ref={identity} px={{ base: '4', md: '6' }} pt={{ base: '4', md: '5' }} pb="4">
        <Identity
          heading={heading}
          name={name}
          kind={subject?.kind}
          photo={photo}
          document={document}
          badges={
            <>
              {status && <StatusBadge {...status} />}
              {isDemo && <DemoBadge />}
            </>
          }
        >
          <FactLine facts={facts} kind={subject?.kind} document={name === undefined ? undefined : document} />
        </Identity>
        <Box mt="3" _empty={{ display: 'none' }}>
          <UnknownLine text={unknownText} />
        </Box>
        {hasFindings && <FindingChips findings={rest} onGo={onGo} />}
        {children}
      </Box>
      <Flex css={toolbarCss}>
        <Flex flex="1" minW="0" position="relative" height="full" align="center" gap="3">
          <Flex data-progress align="center" flex="1" minW="0">
            {progress}
          </Flex>
          {/* The same name as above, for the eye only. */}
          <Flex data-short-name aria-hidden="true" minW="0">
            <chakra.strong truncate fontWeight="650">
              {name ?? 'Assunto'}
            </chakra.strong>
            {status && <StatusBadge {...status} />}
          </Flex>
        </Flex>
        {actions}
        <RevealSwitch reveal={reveal} />
      </Flex>
    </Box>
  )
}
