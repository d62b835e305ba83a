import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { severityProps } from '@/ui/theme/orange.ts'
import { FindingChip } from '../../results/findings/findings.tsx'
import type { ResultSectionKey } from '../../results/findings/sections.ts'
import { maxHeadFindings } from '../head-facts.ts'
import { findingLine, type SectionFinding } from '../section-findings.ts'

type WorstFindingsProps = {
  /** The worst first. */
  findings: readonly SectionFinding[]
  onGo: (key: string, target?: ResultSectionKey) => void
}

/** On phones each takes a line of 44 px. */
const maxShownOnPhones = 3

/** Shows the worst findings of all answers. Each leads to the block that shows its value. */
export function WorstFindings({ findings, onGo }: WorstFindingsProps) {
  const [isExpanded, setExpanded] = useState(false)
  const isPrinting = usePrinting()
  const isNarrow = useMediaQuery('(max-width: 767px)')
  if (findings.length === 0) return null
  const limit = isNarrow ? maxShownOnPhones : maxHeadFindings
  const shown = isExpanded || isPrinting ? findings : findings.slice(0, limit)
  const hiddenCount = findings.length - limit
  return (
    <chakra.ul aria-label="Achados" css={listCss}>
      {shown.map((finding) => (
        <chakra.li key={`${finding.section.key} ${findingLine(finding)}`} {...severityProps(finding.tone)}>
          <FindingChip
            finding={finding}
            isText={isPrinting}
            section={finding.section}
            css={chipCss}
            onGo={({ section, target }) => onGo(section.key, target)}
          />
        </chakra.li>
      ))}
      {hiddenCount > 0 && !isPrinting && (
        <li>
          <Button
            size="xs"
            variant="ghost"
            minH={{ base: '11', md: '7' }}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'mostrar menos' : `mais ${hiddenCount}`}
          </Button>
        </li>
      )}
    </chakra.ul>
  )
}

const listCss = {
  listStyleType: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  mt: '3.5',
  '& > li': { display: 'flex', maxWidth: 'full' },
} as const

const chipCss = {
  minHeight: { base: '11', md: '7' },
  paddingInline: '2.5',
  focusVisibleRing: 'outside',
  _print: { paddingInline: '2.5' },
} as const
