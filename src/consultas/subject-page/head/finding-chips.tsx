import { Button, chakra } from '@chakra-ui/react'
import { isHiddenText } from '@manifest/contract/hidden-text.ts'
import { useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { severityProps } from '@/ui/theme/orange.ts'
import type { ResultSectionKey } from '../../results/findings/sections.ts'
import { maxHeadFindings } from '../head-facts.ts'
import { findingLine, type SectionFinding } from '../section-findings.ts'

type FindingChipsProps = {
  /** The worst first. */
  findings: readonly SectionFinding[]
  onGo: (key: string, target?: ResultSectionKey) => void
}

/** On phones each takes a line of 44 px. */
const maxShownOnPhones = 3

/** Shows the worst findings of all answers. Each leads to the block that shows its value. */
export function FindingChips({ findings, onGo }: FindingChipsProps) {
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
          <Chip finding={finding} isPrinting={isPrinting} onGo={onGo} />
        </chakra.li>
      ))}
      {hiddenCount > 0 && !isPrinting && (
        <li>
          <Button
            size="xs"
            variant="ghost"
            colorPalette="neutral"
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

type ChipProps = Pick<FindingChipsProps, 'onGo'> & { finding: SectionFinding; isPrinting: boolean }

/** Printed findings are plain text, since buttons do not work on paper. */
function Chip({ finding, isPrinting, onGo }: ChipProps) {
  const { before, figure, after, target, section } = finding
  const words = (
    <>
      {section.isAboutAnother && <span>{section.title}: </span>}
      {before && <span>{before} </span>}
      <chakra.bdi
        fontWeight="650"
        fontVariantNumeric="tabular-nums"
        data-hidden-value={isHiddenText(figure) || undefined}
      >
        {figure}
      </chakra.bdi>
      {after && <span> {after}</span>}
    </>
  )
  if (isPrinting)
    return (
      <chakra.span css={chipCss} data-tint>
        {words}
      </chakra.span>
    )
  return (
    <chakra.button
      type="button"
      title={section.title}
      css={{ ...chipCss, ...linkCss }}
      onClick={() => onGo(section.key, target)}
    >
      {words}
    </chakra.button>
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
  display: 'inline-flex',
  alignItems: 'baseline',
  alignContent: 'center',
  flexWrap: 'wrap',
  columnGap: '1',
  minHeight: { base: '11', md: '7' },
  maxWidth: 'full',
  px: '2.5',
  borderRadius: 'control',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: 'colorPalette.fg',
  bg: 'colorPalette.subtle',
  _print: { minHeight: '0', paddingBlock: '0.5', borderWidth: '1px' },
} as const

const linkCss = {
  cursor: 'pointer',
  transition: 'background 150ms ease-out',
  focusVisibleRing: 'outside',
  _hover: { bg: 'colorPalette.muted' },
} as const
